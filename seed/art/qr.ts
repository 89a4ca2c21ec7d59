import QRCode from 'qrcode';

/** Contents of the official QR codes: paths of the site; deployments generate them again with their domain. */
export const qrTexts = { wx: '/?from=wechat', wb: '/?from=weibo' } as const;

/** A text as a QR code in SVG: white ground, ink modules, four quiet cells, error correction M. */
export function qrSvg(text: string): string {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue;
      let run = 1;
      while (x + run < size && data[y * size + x + run]) run++;
      rows.push(`M${x} ${y}h${run}v1h-${run}z`);
      x += run;
    }
  }
  const side = size + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" width="168" height="168" shape-rendering="crispEdges"><rect x="-4" y="-4" width="${side}" height="${side}" fill="#FFF"/><path d="${rows.join('')}" fill="#16211C"/></svg>`;
}
