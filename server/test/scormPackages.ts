import type { ScormVersion } from '#contract/rules/scorm.ts';
import { zipOf } from './sheets.ts';
import type { Entry } from './sheets.ts';

interface Part {
  id: string;
  href: string;
  isReporting?: boolean;
}

/** A manifest as authoring tools write them, with these parts. */
export const manifestOf = (version: ScormVersion, parts: readonly Part[]): string => {
  const is12 = version === 1;
  const adlcp = is12 ? 'http://www.adlnet.org/xsd/adlcp_rootv1p2' : 'http://www.adlnet.org/xsd/adlcp_v1p3';
  const type = is12 ? 'scormtype' : 'scormType';
  const items = parts.map(
    ({ id }) => `<item identifier="I-${id}" identifierref="R-${id}"><title>第 ${id} 节 &amp; 练习</title></item>`,
  );
  const resources = parts.map(
    ({ id, href, isReporting = true }) =>
      `<resource identifier="R-${id}" type="webcontent" adlcp:${type}="${isReporting ? 'sco' : 'asset'}" href="${href}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="${adlcp}">
  <metadata><schema>ADL SCORM</schema><schemaversion>${is12 ? '1.2' : '2004 4th Edition'}</schemaversion></metadata>
  <organizations default="O"><organization identifier="O"><title>消防安全</title>
    <item identifier="G"><title>一组</title>${items.join('')}</item>
  </organization></organizations>
  <resources>${resources.join('')}</resources>
</manifest>`;
};

const page = '<!doctype html><html><head><title>课件</title></head><body>课件</body></html>';

/** A package with these parts, each with a page, and other entries beside them. */
export const packageOf = (version: ScormVersion, parts: readonly Part[], others: readonly Entry[] = []): Buffer =>
  zipOf([
    { name: 'imsmanifest.xml', content: Buffer.from(manifestOf(version, parts)) },
    ...parts.map(({ href }) => ({ name: href.replace(/\?.*$/, ''), content: Buffer.from(page) })),
    ...others,
  ]);
