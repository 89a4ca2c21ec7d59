import { useEffect, useRef } from 'react';
import styles from './Board.module.css';

const SIDE = 720;

/** The link of the moment as a picture that phones read; drawn by a library that comes with the first one. */
export function QrCode({ url }: { url: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let left = false;
    const draw = async () => {
      const { default: QRCode } = await import('qrcode');
      if (!left && canvas.current) await QRCode.toCanvas(canvas.current, url, { width: SIDE, margin: 2 });
      canvas.current?.removeAttribute('style'); // its size is the page's business
    };
    void draw();
    return () => {
      left = true;
    };
  }, [url]);
  return <canvas ref={canvas} width={SIDE} height={SIDE} className={styles.qr} role="img" aria-label="签到的二维码" />;
}
