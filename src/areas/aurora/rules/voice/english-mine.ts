/** What Aurora says in English of somebody's own things. */
export const mine = {
  standsAlready: {
    FOLLOW: {
      DONE: (name: string) => `You already follow **${name}**.`,
      ASKED: (name: string) => `You have already asked to follow **${name}**. They have not answered yet.`,
    },
    JOIN: {
      DONE: (name: string) => `You already belong to **${name}**.`,
      ASKED: (name: string) => `You have already asked to join **${name}**. Nobody has answered yet.`,
    },
  },
};
