/** Whether a picture is shown by its address alone; any other wants a token, and would be refused. */
export const isShownByAddress = (url: string) => url.startsWith('/api/public/');
