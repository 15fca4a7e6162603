/** Hands a file that the API answered to the browser as a download, under the name that the answer gives it. */
export async function saveFile(answer: Response, otherwise: string): Promise<void> {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const address = URL.createObjectURL(await answer.blob());
  const download = encoded ? decodeURIComponent(encoded) : otherwise;
  Object.assign(document.createElement('a'), { href: address, download }).click();
  URL.revokeObjectURL(address);
}
