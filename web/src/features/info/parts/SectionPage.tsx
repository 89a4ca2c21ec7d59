import { InfoFrame } from './InfoFrame.tsx';
import type { InfoData } from './loadInfo.ts';
import { SectionRows } from './SectionRows.tsx';
import type { SectionSpec } from './sections.ts';

/** One page of the family: a section of the résumé with its rows. */
export function SectionPage({ of, data }: { of: SectionSpec; data: InfoData }) {
  return (
    <InfoFrame base={data.base} title={of.title} note={of.note}>
      <SectionRows of={of} data={data} />
    </InfoFrame>
  );
}
