import { createElement } from 'react';
import type { SVGProps } from 'react';
import { cx } from './cx.ts';

type Drawn = [tag: string, attributes: Record<string, string>];

interface IconProps extends SVGProps<SVGSVGElement> {
  /** In pixels. */
  size?: number;
}

/** Stands for the function of lucide-react that makes its icons, in what is built (slimIcons.config.ts). */
export default function createLucideIcon({ node }: { node: Drawn[] }) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, className, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        'aria-hidden': true,
        className: cx('lucide', className),
        ...rest,
      },
      drawing,
    );
}
