/** Where a question is answered; typed by a visitor, it is carried through the way in. */
export function chatbotFor(question: string): string {
  const asked = question.trim();
  return asked ? `/home/chatbot?question=${encodeURIComponent(asked)}` : '/home/chatbot';
}
