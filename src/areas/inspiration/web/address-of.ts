/** The one address of a story; the other that leads to it names this one. */
export const addressOf = (id: string) => `/inspiration/view/${encodeURIComponent(id)}`;
export const editAddressOf = (id: string) => `/inspiration/edit?draftId=${encodeURIComponent(id)}`;
