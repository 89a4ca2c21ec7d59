import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { DocumentPage } from '../../../shared/player/document/DocumentPage.tsx';
import { openPdf } from '../../../shared/player/document/openPdf.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Viewer.module.css';

/** A PDF, page by page. */
export function PaperViewer({ url, onFailed }: { url: string; onFailed: () => void }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [page, setPage] = useState(1);
  const told = useRef(onFailed);
  useEffect(() => {
    const opening = openPdf(url);
    const state = { isGone: false };
    opening.promise.then(
      (opened) => !state.isGone && setPdf(opened),
      () => !state.isGone && told.current(),
    );
    return () => {
      state.isGone = true;
      void opening.destroy();
    };
  }, [url]);
  if (!pdf) return <p role="status">打开中</p>;
  return (
    <div>
      <div className={styles.paper}>
        <DocumentPage pdf={pdf} page={page} zoom={1} />
      </div>
      <p className={styles.pages}>
        <Button size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          上一页
        </Button>
        <span>
          {page} / {pdf.numPages}
        </span>
        <Button size="sm" disabled={page >= pdf.numPages} onClick={() => setPage(page + 1)}>
          下一页
        </Button>
      </p>
    </div>
  );
}
