const KEY = 'faces';

/**
 * Runs before the first paint. Words are set in a face of the device until ours has been here once: on a first visit
 * nothing of it shares the line with the page, and no line moves when it comes.
 */
export const facesScript = `try{if(localStorage.getItem('${KEY}')==='yes')document.documentElement.dataset.faces=''}catch(e){}`;

/** Brings the face of the words into the browser's store for the next page; `now` sets this one in it, too. */
export async function bringFaces(now: boolean): Promise<void> {
  try {
    await Promise.all(['400', '650'].map((weight) => document.fonts.load(`${weight} 1em "Inter Variable"`)));
    localStorage.setItem(KEY, 'yes');
  } catch {
    // A browser that keeps nothing has it again each time.
  }
  if (now) document.documentElement.dataset.faces = '';
}
