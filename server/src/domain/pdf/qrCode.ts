import QRCode from 'qrcode';
import type { Sheet } from './sheet.ts';
import { ink } from './sheet.ts';

interface Place {
  left: number;
  top: number;
  side: number;
  color?: string;
}

/** A code that leads to an address, and a link of the same. Modules are drawn as areas, sharp at any size. */
export function drawQr(doc: Sheet, url: string, { left, top, side, color = ink.dark }: Place): void {
  const { size, data } = QRCode.create(url, { errorCorrectionLevel: 'M' }).modules;
  const module = side / size;
  doc.rect(left - 4 * module, top - 4 * module, side + 8 * module, side + 8 * module).fill('#ffffff');
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (data[y * size + x]) doc.rect(left + x * module, top + y * module, module, module);
    }
  }
  doc.fill(color);
  doc.link(left, top, side, side, url);
}
