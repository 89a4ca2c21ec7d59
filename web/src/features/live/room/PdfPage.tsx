import { useEffect, useState } from 'react';
import type { RenderTask } from 'pdfjs-dist';
import { useDocument } from '../../../shared/player/document/useDocument.ts';
import styles from './Slides.module.css';
import { useStepWidth } from './useStepWidth.ts';

/** One page of a PDF, drawn as large as fits. It comes with the scripts that read PDFs, so only ever lazily. */
export function PdfPage({ url, page, onShape }: { url: string; page: number; onShape: (ratio: number) => void }) {
  const { pdf, failure } = useDocument(url);
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const width = useStepWidth(host);
  useEffect(() => {
    if (!host || !pdf || width === 0) return;
    let isGone = false;
    let task: RenderTask | undefined;
    const draw = async () => {
      const leaf = await pdf.getPage(Math.min(Math.max(1, page), pdf.numPages));
      const plain = leaf.getViewport({ scale: 1 });
      onShape(plain.width / plain.height);
      const dots = Math.min(1920, Math.max(480, width * (window.devicePixelRatio || 1)));
      const viewport = leaf.getViewport({ scale: dots / plain.width });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      task = leaf.render({ canvas, viewport });
      await task.promise;
      if (!isGone) host.replaceChildren(canvas);
    };
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      task?.cancel();
    };
  }, [host, width, pdf, page, onShape]);
  if (failure) return <p className={styles.blank}>{failure}</p>;
  return <div ref={setHost} className={styles.paper} data-page={pdf ? page : undefined} />;
}
