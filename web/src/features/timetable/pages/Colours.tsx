import { useState } from 'react';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { LessonLegend } from '../../../shared/timetable/LessonLegend.tsx';
import { keepPalette, paletteIn, palettes } from '../../../shared/timetable/palettes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { addressOf } from '../parts/addresses.ts';
import styles from '../parts/Colours.module.css';
import { timetableRoutes } from '../routes.ts';

export const handle = timetableRoutes.colours;

export const loader = ({ request }: LoaderArgs) => ({ kept: paletteIn(request.headers.get('cookie')) });

/** What the colours of the timetable mean, and which of the palettes this browser uses. */
export default function Colours({ loaderData: { kept } }: PageProps<typeof loader>) {
  const [chosen, setChosen] = useState(kept);
  return (
    <>
      <PageHead
        size="work"
        title="课表配色"
        note="颜色按课程类型分，只在这个浏览器里生效"
        actions={<TextLink to={addressOf('mine')}>回到课表</TextLink>}
      />
      <fieldset className={styles.palettes}>
        <legend className="sr-only">配色</legend>
        {palettes.map(({ key, name, note }) => (
          <section key={key} className={styles.palette} data-chosen={key === chosen || undefined}>
            <Radio
              name="palette"
              value={key}
              checked={key === chosen}
              label={<b>{name}</b>}
              onChange={() => {
                setChosen(key);
                keepPalette(key);
                toast(`课表改用${name}`);
              }}
            />
            <p>{note}</p>
            <LessonLegend palette={key} />
          </section>
        ))}
      </fieldset>
    </>
  );
}
