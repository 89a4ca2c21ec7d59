import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';
import { useHydrated } from '../../../../kit/useHydrated.ts';

/**
 * The list and its rows for virtua. In the server's page they stand one below the other by themselves: the places that
 * virtua would give them are `style` attributes, which our content security policy refuses there.
 */
export function Rows({ style, ref, children }: CustomContainerComponentProps) {
  return (
    <ol ref={ref} style={useHydrated() ? style : undefined}>
      {children}
    </ol>
  );
}

export function Row({ style, ref, children }: CustomItemComponentProps) {
  return (
    <li ref={ref} style={useHydrated() ? style : undefined}>
      {children}
    </li>
  );
}
