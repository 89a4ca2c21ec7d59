import QRCode from 'qrcode';

/** 官方微信与微博二维码的内容：站内路径，正式部署时换成带域名的地址重新生成。 */
export const qrTexts = { wx: '/?from=wechat', wb: '/?from=weibo' } as const;

/** 把一段文字画成二维码，返回 SVG 文本：白底、墨色模块、四格静区，纠错级别 M。 */
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
