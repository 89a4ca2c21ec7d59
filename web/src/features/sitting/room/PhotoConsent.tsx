import { useState } from 'react';
import * as api from '#contract/exam/sitting.ts';
import type { Room } from '#contract/exam/sittingShapes.ts';
import { PHOTO_CONSENT } from '#contract/rules/sittings.ts';
import { call } from '../../../kit/call.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './Room.module.css';
import { useCamera } from './useCamera.ts';

interface PhotoConsentProps {
  room: Room & { photo: NonNullable<Room['photo']> };
  onSaid: () => Promise<void>;
}

/** Asks apart from everything else whether photographs may be taken; a no is as good as a yes, and either can be changed. */
export function PhotoConsent({ room: { id, tabTurn, photo }, onSaid }: PhotoConsentProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isThere = useCamera({ sittingId: id, tabTurn, isOn: photo.consent === 1 });
  const say = (isGiven: 0 | 1) => {
    setIsBusy(true);
    call(api.consent, { id, tabTurn, isGiven })
      .then(onSaid)
      .catch(() => undefined)
      .finally(() => setIsBusy(false));
  };
  const button = (label: string, isGiven: 0 | 1) => (
    <Button size="sm" variant="text" disabled={isBusy} onClick={() => say(isGiven)}>
      {label}
    </Button>
  );
  if (photo.consent === null)
    return (
      <Banner
        action={
          <span className={styles.choices}>
            {button('同意拍照', 1)}
            {button('不同意', 0)}
          </span>
        }
      >
        {PHOTO_CONSENT}
      </Banner>
    );
  if (photo.consent === 0) return <Banner action={button('改为同意', 1)}>你没有同意拍照，照常作答就好</Banner>;
  return (
    <Banner tone={isThere === false ? 'warn' : 'info'} action={button('不再拍照', 0)}>
      {isThere === false
        ? '摄像头打不开，没有拍照；不影响作答，交卷后可以在考场记录里说明'
        : '你同意了拍照，每隔几分钟拍一张；拍下的在交卷后的考场记录里看得到'}
    </Banner>
  );
}
