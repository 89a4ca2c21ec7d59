import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './openPdf.ts';

type State = { url: string; pdf: PDFDocumentProxy | null; failure: string | null };

/** The document at an address. */
export function useDocument(url: string): Omit<State, 'url'> {
  const [state, setState] = useState<State>({ url, pdf: null, failure: null });
  useEffect(() => {
    let isGone = false;
    const task = openPdf(url);
    task.promise.then(
      (pdf) => isGone || setState({ url, pdf, failure: null }),
      () => isGone || setState({ url, pdf: null, failure: '文件打不开，请检查网络后再试' }),
    );
    return () => {
      isGone = true;
      void task.destroy();
    };
  }, [url]);
  return state.url === url ? state : { pdf: null, failure: null };
}
