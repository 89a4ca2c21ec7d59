import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import writeExcel from 'write-excel-file/node';
import { excelOf, pixel, questionHeads, textEntry } from '#test/questionFiles.ts';
import { contentOf, readingOf, reasonsOf } from '#test/questionReading.ts';
import { zipOf } from '#test/sheets.ts';
import type { Entry } from '#test/sheets.ts';
import { openPackage } from './package.ts';

interface Upon {
  row: number;
  head: string;
  alt?: string;
  left?: number;
}

const line = (...cells: string[]) => [...cells, ...questionHeads.slice(cells.length).map(() => '')];
const single = (stem: string, ...options: string[]) => line('单选', stem, ...options, '', '', 'A');

/** A sheet with pictures upon these cells, rows as the sheet counts them. */
function pictured(lines: readonly string[][], places: readonly Upon[]): Promise<Buffer> {
  const images = places.map(({ row, head, alt = '', left = 0 }) => ({
    content: pixel,
    contentType: 'image/png',
    width: 10,
    height: 10,
    dpi: 96,
    anchor: { row, column: questionHeads.indexOf(head) + 1 },
    offsetX: left,
    description: alt,
  }));
  return writeExcel([{ data: [questionHeads, ...lines], images }] as never).toBuffer();
}

/** What is in an archive, to be packed again with something else. */
async function entriesOf(bytes: Buffer): Promise<Entry[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-sheet-'));
  try {
    await writeFile(join(folder, 'file'), bytes);
    const pack = await openPackage(join(folder, 'file'));
    return pack.paths.map((name) => ({ name, content: pack.read(name)! }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const img = (number: number, alt = '') => `<img src="/picture-of-import/${number}" alt="${alt}" loading="lazy" />`;

describe('pictures upon the cells of a sheet', () => {
  it('stand at the end of the text, or where the text says, from left to right', async () => {
    const reading = await readingOf(
      await pictured(
        [single('看图', '甲', '乙'), single('先【图2】后【图1】', '', '乙')],
        [
          { row: 2, head: '题干', alt: '一只"猫"' },
          { row: 3, head: '题干', left: 30 },
          { row: 3, head: '题干', left: 5, alt: '左' },
          { row: 3, head: '选项A' },
          { row: 3, head: '解析' },
        ],
      ),
    );
    expect(reasonsOf(reading)).toEqual([]);
    const [first, second] = reading.rows.map(contentOf);
    expect(first!.stem).toBe(`<p>看图</p><p>${img(0, '一只&quot;猫&quot;')}</p>`);
    expect(second!.stem).toMatch(/^<p>先<img[^>]*alt=""[^>]*>后<img[^>]*alt="左"[^>]*><\/p>$/);
    expect(second!.keyed.body).toMatchObject({ options: [{ content: expect.stringContaining('<p><img ') }, {}] });
    expect(second!.analysis).toMatch(/^<p><img [^>]*><\/p>$/);
    expect(reading.pictures.every(({ bytes }) => pixel.equals(bytes))).toBe(true);
  });

  it('nothing of them gets lost unsaid', async () => {
    const reading = await readingOf(
      await pictured(
        [single('一', '甲', '乙'), single('二', '甲', '乙'), line('填空', '三____【图1】', '', '', '', '', '对')],
        [
          { row: 1, head: '题干' }, // a letterhead
          { row: 2, head: '难度' },
          { row: 3, head: '答案' },
          { row: 4, head: '题干' },
          { row: 9, head: '难度' },
        ],
      ),
    );
    expect(reasonsOf(reading)).toEqual([
      '第 2 行 · 难度：图片只能放在题干、选项、答案与解析的格子里',
      '第 3 行 · 答案：这种题的答案里不能放图片，请放到题干、选项或解析里',
      '第 9 行 · 难度：图片只能放在题干、选项、答案与解析的格子里',
    ]);
    expect(reading.rows.map(({ written }) => written?.[0]?.stem)).toEqual(['一', '二', '三____【图1】']);
    expect(reading.rows[1]!.written![0]!.answer).toBe('A');
  });

  it('are also what WPS puts into a cell', async () => {
    const plain = await excelOf([single('看图', '=DISPIMG("ID_A1",1)', '乙')]);
    const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const reading = await readingOf(
      zipOf([
        ...(await entriesOf(plain)),
        textEntry(
          'xl/cellimages.xml',
          `<etc:cellImages xmlns:etc="e" xmlns:xdr="x" xmlns:a="a" xmlns:r="${related}"><etc:cellImage><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="1" name="ID_A1" descr="猫"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill></xdr:pic></etc:cellImage></etc:cellImages>`,
        ),
        textEntry(
          'xl/_rels/cellimages.xml.rels',
          `<Relationships><Relationship Id="rId1" Type="${related}/image" Target="media/image1.png"/></Relationships>`,
        ),
        { name: 'xl/media/image1.png', content: pixel },
      ]),
    );
    expect(reasonsOf(reading)).toEqual([]);
    expect(contentOf(reading.rows[0]!).keyed.body).toMatchObject({
      options: [{ content: `<p>${img(0, '猫')}</p>` }, { content: '<p>乙</p>' }],
    });
  });

  it('that lead out of the file are not there', async () => {
    const entries = await entriesOf(await pictured([single('看图', '甲', '乙')], [{ row: 2, head: '题干' }]));
    const rels = entries.find(({ name }) => name.includes('drawings/_rels'))!;
    rels.content = Buffer.from(rels.content.toString().replaceAll('../media/', '../../../../etc/'));
    const reading = await readingOf(zipOf(entries));
    expect(reasonsOf(reading)).toEqual(['第 2 行 · 题干：这里的图片不在文件里']);
  });
});
