import { useEffect, useRef } from 'react';
import styles from './Cashier.module.css';

const SIDE = 344;

/** What the phone scans; the ground is white in both themes. */
export function QrCode({ text }: { text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let left = false;
    const draw = async () => {
      const { default: QRCode } = await import('qrcode');
      if (!left && canvas.current) await QRCode.toCanvas(canvas.current, text, { width: SIDE, margin: 1 });
      canvas.current?.removeAttribute('style'); // its size is the page's business
    };
    void draw();
    return () => {
      left = true;
    };
  }, [text]);
  return (
    <canvas ref={canvas} width={SIDE} height={SIDE} className={styles.code} role="img" aria-label="付款的二维码" />
  );
}
