import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MOST_INTERESTS } from '#contract/rules/interests.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { places } from '../../../kit/navigation/destinations.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { saveInterests } from './calls.ts';
import styles from './Welcome.module.css';

interface InterestsProps {
  offered: readonly { id: string; categoryName: string }[];
  chosen: readonly string[];
}

/** The directions there are, to tick. */
export function Interests({ offered, chosen }: InterestsProps) {
  const [ticked, setTicked] = useState<readonly string[]>(chosen);
  const navigate = useNavigate();
  const saving = useAct(saveInterests, { onDone: () => navigate(`${places.welcome}?step=first`) });
  const isFull = ticked.length >= MOST_INTERESTS;
  const tick = (id: string) =>
    setTicked((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        saving.act({ categoryIds: [...ticked] });
      }}
    >
      <fieldset className={styles.tiles}>
        <legend className={styles.legend}>感兴趣的方向，最多 {MOST_INTERESTS} 个</legend>
        {offered.map(({ id, categoryName }) => (
          <Checkbox
            key={id}
            className={styles.tile}
            label={categoryName}
            checked={ticked.includes(id)}
            disabled={isFull && !ticked.includes(id)}
            onChange={() => tick(id)}
          />
        ))}
      </fieldset>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" size="lg" loading={saving.busy} loadingLabel="保存中">
          保存，下一步
        </Button>
        <LinkButton to="/" size="lg" variant="text">
          跳过
        </LinkButton>
      </div>
    </form>
  );
}
