import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { licenceSvg } from '#seed/art/licence.ts';

// Draws the paper of the demo's invoice: npx node seed/media/invoices/make.ts (needs the Noto CJK fonts).
const picture = licenceSvg({
  title: '电子发票',
  seal: '发票专用章',
  lines: [
    ['购 买 方', '林晓'],
    ['销 售 方', '知途教育'],
    ['项　　目', '在线课程'],
    ['金　　额', '见订单'],
  ],
});
await writeFile(
  new URL('invoice.webp', import.meta.url),
  await sharp(Buffer.from(picture)).webp({ quality: 80 }).toBuffer(),
);
