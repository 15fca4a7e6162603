import type { Kind } from './kind.ts';

export const whoAreYou: Kind = {
  id: 'who-are-you',
  label: { en: 'What I can do', de: 'Was ich kann' },
  en: `
who are you; what are you; what can you do; how do you work; are you a human; are you an ai; what can i ask you;
how can you help me; what do you know; are you real; what is aurora; are you chatgpt; what should i ask you; who
made you; are you a bot;
are you a real person; am i talking to a person;
tell me about yourself`,
  de: `
wer bist du; was bist du; was kannst du; wie funktionierst du; bist du ein mensch; bist du eine ki; was kann ich
dich fragen; wie kannst du mir helfen; was weisst du; bist du echt; was ist aurora; bist du ein roboter; wobei
hilfst du; wer hat dich gemacht; was soll ich dich fragen;
bist du eine echte person; schreibe ich mit einem menschen;
erzähl mir etwas über dich`,
  via: 'TOOL',
  tool: 'ABOUT',
};
