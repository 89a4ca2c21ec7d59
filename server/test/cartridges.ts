import type { Entry } from './sheets.ts';
import { zipOf } from './sheets.ts';

interface Part {
  title: string;
  type?: string;
  href?: string;
  content?: string | Buffer;
  parts?: readonly Part[];
}

/** A cartridge as another platform writes it: groups of parts, each with a resource of its own. */
export function cartridgeOf(title: string, parts: readonly Part[], others: readonly Entry[] = []): Buffer {
  const resources: string[] = [];
  const files: Entry[] = [];
  let count = 0;
  const itemOf = ({ title: name, type = 'webcontent', href, content, parts: inside = [] }: Part): string => {
    const id = `I${(count += 1)}`;
    if (href !== undefined)
      resources.push(`<resource identifier="R${id}" type="${type}"><file href="${href}"/></resource>`);
    if (href !== undefined && content !== undefined) files.push({ name: href, content: Buffer.from(content) });
    const opens = href === undefined ? '' : ` identifierref="R${id}"`;
    return `<item identifier="${id}"${opens}><title>${name}</title>${inside.map(itemOf).join('')}</item>`;
  };
  const items = parts.map(itemOf).join('');
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.1.0</schemaversion>
<lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string>${title}</lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom></metadata>
<organizations><organization identifier="O" structure="rooted-hierarchy"><item identifier="LearningModules">${items}</item></organization></organizations>
<resources>${resources.join('')}</resources></manifest>`;
  return zipOf([{ name: 'imsmanifest.xml', content: Buffer.from(manifest) }, ...files, ...others]);
}
