import type { ComponentProps } from 'react';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { Input } from '../../../ui/Input.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';

/** A number on the page itself: its steps come with the scripts, since what the server draws may hold no styles. */
export function LiveNumber(props: ComponentProps<typeof NumberField>) {
  const isHere = useHydrated();
  return isHere ? <NumberField {...props} /> : <Input readOnly value={props.value ?? ''} />;
}
