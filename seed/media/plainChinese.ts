import { deflateSync, inflateSync } from 'node:zlib';

/** Radicals that look like a character but are not one, where Unicode's own folding does not give the simplified one. */
const simplified = new Map(
  [
    '⼾户',
    '⻢马',
    '⻅见',
    '⻚页',
    '⻆角',
    '⻔门',
    '⻋车',
    '⻛风',
    '⻬齐',
    '⻣骨',
    '⻓长',
    '⻰龙',
    '⻜飞',
    '⻝食',
    '⻘青',
    '⻥鱼',
    '⻩黄',
    '⻄西',
    '⻉贝',
    '⻦鸟',
    '⺠民',
    '⻨麦',
  ].map((pair) => [pair[0]!, pair[1]!] as const),
);

/**
 * Chromium prints some characters with the code point of their radical, because both share a glyph: 大 becomes ⼤, and
 * whoever copies or searches the text does not find it. This puts the characters back into the tables of the PDF.
 * It reads what Chromium writes: a plain file with one classic cross-reference table.
 */
export function withPlainChinese(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const [, start] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)!;
  const table = Number(start);
  const heads = [...text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  const order = [...heads].sort((a, b) => a - b);
  const moved = new Map<number, number>();
  const parts = [text.slice(0, order[0])];
  let at = order[0]!;
  for (const [index, offset] of order.entries()) {
    const part = withMappedStream(text.slice(offset, order[index + 1] ?? table));
    moved.set(offset, at);
    parts.push(part);
    at += part.length;
  }
  const trailer = text
    .slice(table)
    .replaceAll(
      /^(\d{10})( \d{5} n)/gm,
      (_, offset: string, rest: string) => String(moved.get(Number(offset))).padStart(10, '0') + rest,
    )
    .replace(/startxref\s+\d+/, `startxref\n${at}`);
  return Buffer.from([...parts, trailer].join(''), 'latin1');
}

function withMappedStream(object: string): string {
  const found = /^([^]*?\/Length )(\d+)([^]*?stream\r?\n)/.exec(object);
  if (!found?.[0].includes('/FlateDecode')) return object;
  const [head, before, length, between] = found;
  const end = head.length + Number(length);
  const content = inflateSync(Buffer.from(object.slice(head.length, end), 'latin1')).toString('latin1');
  if (!content.includes('begincmap')) return object;
  const packed = deflateSync(Buffer.from(mapped(content), 'latin1'), { level: 9 });
  return `${before}${packed.length}${between}${packed.toString('latin1')}${object.slice(end)}`;
}

/** The same character map with every entry written out. */
function mapped(cmap: string): string {
  const pairs: [string, string][] = [];
  for (const [, body] of cmap.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, code, target] of body!.matchAll(/<(\w+)>\s*<(\w+)>/g)) pairs.push([code!, target!]);
  for (const [, body] of cmap.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, from, to, target] of body!.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const count = parseInt(to!, 16) - parseInt(from!, 16) + 1;
      for (let i = 0; i < count; i += 1) pairs.push([hex(parseInt(from!, 16) + i), hex(parseInt(target!, 16) + i)]);
    }
  if (pairs.length === 0) return cmap;
  const first = cmap.search(/\d+ beginbf/);
  const last = Math.max(cmap.lastIndexOf('endbfchar') + 9, cmap.lastIndexOf('endbfrange') + 10);
  const lines = pairs.map(([code, target]) => `<${code}> <${plain(target)}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, i) => lines.slice(i * 100, i * 100 + 100));
  const written = blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n');
  return cmap.slice(0, first) + written + cmap.slice(last);
}

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

function plain(target: string): string {
  if (target.length !== 4) return target;
  const char = String.fromCodePoint(parseInt(target, 16));
  if (!/[\u2E80-\u2FDF]/.test(char)) return target;
  return hex((simplified.get(char) ?? char.normalize('NFKC')).codePointAt(0)!);
}
