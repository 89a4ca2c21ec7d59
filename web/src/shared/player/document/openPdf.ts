import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';

const { '../../../../../node_modules/pdfjs-dist/build/pdf.worker.min.mjs': worker } = import.meta.glob<string>(
  '../../../../../node_modules/pdfjs-dist/build/pdf.worker.min.mjs',
  { query: '?url', import: 'default', eager: true },
);
if (worker) GlobalWorkerOptions.workerSrc = worker;

/** Encodings of Chinese fonts that a file names but does not contain. */
const encodings = import.meta.glob<string>(
  '../../../../../node_modules/pdfjs-dist/cmaps/{Adobe-GB1,Adobe-CNS1,GB,UniGB,UniCNS,B5,ETen}*.bcmap',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

class Encodings {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = encodings[`../../../../../node_modules/pdfjs-dist/cmaps/${filename}`];
    if (!url) throw new Error(`no file ${filename}`);
    const response = await fetch(url);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Opens a PDF of ours; the pages that are looked at are fetched by ranges. */
export const openPdf = (url: string): PDFDocumentLoadingTask =>
  getDocument({
    url: new URL(url, location.href).href,
    withCredentials: true,
    BinaryDataFactory: Encodings,
    useWorkerFetch: false,
    // the security policy compiles no code
    useWasm: false,
    isEvalSupported: false,
    disableAutoFetch: true,
  });
