import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { TextLayer } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import styles from './DocumentScreen.module.css';

interface DocumentPageProps {
  pdf: PDFDocumentProxy;
  /** From 1. */
  page: number;
  /** 1 fits the width. */
  zoom: number;
}

/** One page: its picture, and over it the text that can be chosen and copied. */
export function DocumentPage({ pdf, page, zoom }: DocumentPageProps) {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = paper.current;
    if (!host) return;
    const drawing = { isGone: false };
    let task: RenderTask | undefined;
    const draw = async () => {
      const leaf = await pdf.getPage(page);
      const room = Math.min((host.parentElement?.clientWidth ?? 800) - 32, 980);
      const scale = (room / leaf.getViewport({ scale: 1 }).width) * zoom;
      const viewport = leaf.getViewport({ scale });
      const sharp = window.devicePixelRatio || 1;
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width * sharp);
      canvas.height = Math.floor(viewport.height * sharp);
      task = leaf.render({ canvas, viewport, transform: sharp === 1 ? undefined : [sharp, 0, 0, sharp, 0, 0] });
      await task.promise;
      const text = document.createElement('div');
      text.className = styles.text ?? '';
      await new TextLayer({ textContentSource: leaf.streamTextContent(), container: text, viewport }).render();
      if (drawing.isGone) return;
      host.style.width = `${viewport.width}px`;
      host.style.height = `${viewport.height}px`;
      host.style.setProperty('--total-scale-factor', String(scale));
      host.style.setProperty('--scale-factor', String(scale));
      host.replaceChildren(canvas, text);
    };
    draw().catch(() => undefined);
    return () => {
      drawing.isGone = true;
      task?.cancel();
    };
  }, [pdf, page, zoom]);
  return <div ref={paper} className={styles.paper} />;
}
