import { SEAL, SHEET } from '#contract/rules/certificateArt.ts';
import type { CertificateDesign } from '#contract/rules/certificateDesign.ts';
import { inksOf, sheetItems } from '#contract/rules/certificateSheet.ts';
import type { CertificateWords, Inks, SheetItem } from '#contract/rules/certificateSheet.ts';
import styles from './Template.module.css';

const { width, height } = SHEET;

/** Somebody who does not exist finishes a course that does not either. */
const sample = {
  siteName: '知途',
  holderName: '林晓',
  courseName: '工业机器人编程与调试',
  lecturerName: '',
  hours: 32,
  credit: 2,
  certificateNo: 'ZT20261121-7K3M9PXQ',
};

interface CertificatePreviewProps {
  design: CertificateDesign;
  orgName: string;
  /** yyyy-MM-dd */
  today: string;
}

/** The sheet as the PDF has it, line by line the same; only the code is left out, because there is nothing to verify. */
export function CertificatePreview({ design, orgName, today }: CertificatePreviewProps) {
  const words: CertificateWords = { ...sample, orgName, issuedAt: today };
  const inks = inksOf(design);
  return (
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${design.title || '没有标题'}的样子`}
    >
      {sheetItems(words, design).map((item) => (
        <Item key={keyOf(item)} of={item} inks={inks} seal={design.sealImg} />
      ))}
      <rect x={width - 84 - 92} y="402" width="92" height="92" rx="4" fill="#ffffff" stroke={inks.line} />
      <text x={width - 84 - 46} y="452" fontSize="11" textAnchor="middle" fill={inks.meta}>
        核验二维码
      </text>
    </svg>
  );
}

const keyOf = (item: SheetItem): string => (item.kind === 'path' ? item.d : `${item.kind} ${item.x} ${item.y}`);

function Item({ of, inks, seal }: { of: SheetItem; inks: Inks; seal: string }) {
  if (of.kind === 'picture') {
    const { side } = of;
    return <image href={seal} x={SEAL[0] - side / 2} y={SEAL[1] - side / 2} width={side} height={side} />;
  }
  if (of.kind === 'words') {
    const { text, x, y, size, ink, isBold } = of;
    return (
      <text x={x} y={y + size * 1.16} fontSize={size} fontWeight={isBold ? 700 : 400} fill={inks[ink]}>
        {text}
      </text>
    );
  }
  const { d, stroke, width: strokeWidth, fill } = of;
  return (
    <path
      d={d}
      fill={fill === undefined ? 'none' : inks[fill]}
      stroke={stroke === undefined ? 'none' : inks[stroke]}
      strokeWidth={strokeWidth}
    />
  );
}
