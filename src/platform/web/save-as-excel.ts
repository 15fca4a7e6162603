import Papa from 'papaparse';
import writeXlsxFile from 'write-excel-file/browser';
import { saveFile } from './save-file.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Cells of a workbook have a type: a text is never run as a formula, so the apostrophe before one goes. */
const guarded = /^'(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Hands a CSV file that the API answered to the browser as an Excel workbook of the same name. */
export async function saveAsExcel(answer: Response, otherwise: string): Promise<void> {
  const { data } = Papa.parse<string[]>((await answer.text()).trim());
  const rows = data.map((row) => row.map((value) => ({ value: value.replace(guarded, ''), type: String })));
  const body = await writeXlsxFile(rows).toBlob();
  const disposition = answer.headers.get('content-disposition') ?? '';
  const headers = { 'content-type': TYPE, 'content-disposition': disposition.replace(/\.csv\b/, '.xlsx') };
  await saveFile(new Response(body, { headers }), otherwise);
}
