export const COOKIES_ACCEPTED = 'cookie_accepted';

/** Runs before the first paint: anyone who has accepted the notice about cookies never sees its line. */
export const cookiesScript = `try{if(localStorage.getItem('${COOKIES_ACCEPTED}')==='true')document.documentElement.dataset.cookies=''}catch(e){}`;
