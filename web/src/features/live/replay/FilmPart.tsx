import * as contract from '#contract/live/replay.ts';
import { FileKind } from '#contract/rules/fileKinds.ts';
import { FilePick } from '../../../kit/upload/FilePick.tsx';
import { useSend } from '../../../kit/useCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import own from './Replay.module.css';

/** The lecturer puts a film to the class, or takes it away. */
export function FilmPart({ periodId, hasFilm, onDone }: { periodId: string; hasFilm: boolean; onDone: () => void }) {
  const putting = useSend(contract.film);
  const put = (mediaId: string, done: string) =>
    putting.mutate({ periodId, mediaId }, { onSuccess: () => (toast(done), onDone()) });
  return (
    <div className={own.pick}>
      <FilePick
        label="录像"
        kind={FileKind.video}
        value={hasFilm ? '换一个录像' : '给这节课放上录像'}
        onReady={({ id }) => put(id, '录像放上了，处理好以后学员就能看')}
      />
      {hasFilm ? (
        <Button size="sm" loading={putting.isPending} onClick={() => put('0', '录像拿下来了')}>
          拿下录像
        </Button>
      ) : null}
    </div>
  );
}
