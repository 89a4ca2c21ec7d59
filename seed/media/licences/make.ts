import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Licence } from '#seed/art/licence.ts';
import { licenceSvg } from '#seed/art/licence.ts';
import { applications } from '#seed/data/applications.ts';

// Draws the papers that the demo's applicants uploaded: npx node seed/media/licences/make.ts (needs the Noto CJK fonts).
for (const { paper, orgType, orgName, orgCode, address, contactName, refusal } of applications) {
  const licence: Licence =
    orgType === 4
      ? {
          title: '授权书',
          seal: '学校公章',
          lines: [
            ['学校名称', orgName],
            ['学校代码', orgCode],
            ['经办人', contactName],
            ['授权事项', '办理本校入驻知途平台的手续'],
            ['有效期', '自盖章之日起一年'],
          ],
        }
      : {
          title: '营业执照',
          seal: '登记机关',
          isBlurred: refusal !== '',
          lines: [
            ['统一代码', orgCode],
            ['名　　称', orgName],
            ['类　　型', orgType === 3 ? '民办培训机构' : '有限责任公司'],
            ['住　　所', address],
            ['负 责 人', contactName],
          ],
        };
  const picture = await sharp(Buffer.from(licenceSvg(licence)))
    .webp({ quality: 80 })
    .toBuffer();
  await writeFile(new URL(`${paper}.webp`, import.meta.url), picture);
}
