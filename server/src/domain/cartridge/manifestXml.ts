import { escapedXml } from '../../kit/escapedXml.ts';

/** A chapter or a class-hour of the organization. */
export interface Item {
  id: string;
  title: string;
  /** What it opens. */
  resource?: string | undefined;
  items: readonly Item[];
}

export interface Resource {
  id: string;
  type: string;
  href: string;
}

interface Manifest {
  title: string;
  summary: string;
  tags: readonly string[];
  items: readonly Item[];
  resources: readonly Resource[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The manifest of a Common Cartridge 1.3. */
export const manifestXml = ({ title, summary, tags, items, resources }: Manifest): string =>
  `${HEAD}<manifest identifier="M" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1" xmlns:lom="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.3.0</schemaversion>
<lom:lom><lom:general><lom:title>${said(title)}</lom:title><lom:language>zh-CN</lom:language>${
    summary === '' ? '' : `<lom:description>${said(summary)}</lom:description>`
  }${tags.map((tag) => `<lom:keyword>${said(tag)}</lom:keyword>`).join('')}</lom:general></lom:lom></metadata>
<organizations><organization identifier="O" structure="rooted-hierarchy"><item identifier="root">
${items.map(itemXml).join('\n')}
</item></organization></organizations>
<resources>
${resources.map(resourceXml).join('\n')}
</resources>
</manifest>
`;

const said = (text: string): string => `<lom:string language="zh-CN">${escapedXml(text)}</lom:string>`;

const itemXml = ({ id, title, resource, items }: Item): string =>
  `<item identifier="${id}"${resource === undefined ? '' : ` identifierref="${resource}"`}><title>${escapedXml(title)}</title>${items.map(itemXml).join('')}</item>`;

const resourceXml = ({ id, type, href }: Resource): string => {
  const address = escapedXml(href.split('/').map(encodeURIComponent).join('/'));
  return `<resource identifier="${id}" type="${type}" href="${address}"><file href="${address}"/></resource>`;
};

/** A web link of a cartridge. */
export const linkXml = (title: string, url: string): string =>
  `${HEAD}<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imswl_v1p3"><title>${escapedXml(title)}</title><url href="${escapedXml(url)}" target="_blank"/></webLink>\n`;
