export interface Licence {
  /** 营业执照, 授权书 */
  title: string;
  lines: readonly (readonly [label: string, value: string])[];
  seal: string;
  /** A photograph on which little can be read, as a refused application has it. */
  isBlurred?: boolean;
}

/**
 * A paper of our own making, as the demo's applicants upload it. It says that it is no real document, and looks like
 * none: our contour lines instead of any emblem.
 */
export function licenceSvg({ title, lines, seal, isBlurred = false }: Licence): string {
  const text = lines.map(
    ([label, value], index) =>
      `<text x="90" y="${238 + index * 54}" fill="#6B6250" font-size="21">${label}</text>
       <text x="250" y="${238 + index * 54}" fill="#26221A" font-size="23">${value}</text>`,
  );
  const contours = [0, 1, 2, 3, 4, 5].map(
    (ring) =>
      `<ellipse cx="690" cy="560" rx="${60 + ring * 44}" ry="${34 + ring * 30}" fill="none" stroke="#D9CCAE" stroke-width="1.2"/>`,
  );
  const blur = isBlurred ? '<filter id="b"><feGaussianBlur stdDeviation="5.5"/></filter>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640" viewBox="0 0 900 640">
  <defs>${blur}<clipPath id="p"><rect x="58" y="54" width="784" height="532"/></clipPath></defs>
  <rect width="900" height="640" fill="#5B625E"/>
  <g ${isBlurred ? 'filter="url(#b)" transform="rotate(-4 450 320) translate(70 -50) scale(1.06)"' : ''}
     font-family="Noto Sans CJK SC, Noto Sans SC, sans-serif">
    <rect x="26" y="22" width="848" height="596" rx="6" fill="#FBF6E8"/>
    <g clip-path="url(#p)">${contours.join('')}</g>
    <rect x="48" y="44" width="804" height="552" fill="none" stroke="#B79B5A" stroke-width="3"/>
    <rect x="56" y="52" width="788" height="536" fill="none" stroke="#B79B5A" stroke-width="1"/>
    <text x="450" y="140" text-anchor="middle" fill="#7A1F17" font-size="54" font-weight="700"
      font-family="Noto Serif CJK SC, Noto Serif SC, serif" letter-spacing="14">${title}</text>
    <text x="450" y="178" text-anchor="middle" fill="#9A8F76" font-size="17">演示用样张，不是真实证照</text>
    ${text.join('')}
    <g fill="none" stroke="#B3261E" opacity=".82">
      <circle cx="712" cy="486" r="70" stroke-width="5"/>
      <circle cx="712" cy="486" r="60" stroke-width="1.5"/>
    </g>
    <text x="712" y="493" text-anchor="middle" fill="#B3261E" font-size="20" opacity=".86">${seal}</text>
  </g>
</svg>`;
}
