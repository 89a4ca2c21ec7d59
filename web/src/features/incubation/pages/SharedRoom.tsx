import { useState } from 'react';
import { dataRoomVisitor } from '#contract/fields/dataRoom.ts';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import * as dataRoom from '#contract/startup/dataRoom.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { openRoom } from '../parts/calls.ts';
import styles from '../parts/Incubation.module.css';
import { RoomContent } from '../parts/RoomContent.tsx';
import { dataRoomRoutes } from '../routes.ts';

export const handle = dataRoomRoutes.open;

export async function loader({ params: { token = '' }, context }: LoaderArgs) {
  if (!/^[\w-]{22}$/.test(token)) return { token, door: null };
  try {
    return { token, door: await context.get(apiContext).call(dataRoom.peek, { token }) };
  } catch (error) {
    // a link that leads nowhere any more is an answer here, not an error of the page
    if (!(error instanceof CallError)) throw error;
    return { token, door: null };
  }
}

/** A team's room of evidence for whoever has the link; nobody has to sign in, but everybody says who they are. */
export default function SharedRoom({ loaderData: { token, door } }: PageProps<typeof loader>) {
  const [room, setRoom] = useState<OutputOf<typeof dataRoom.open.output> | null>(null);
  if (door === null)
    return (
      <div className="page">
        <Empty as="h1" title="这个链接打不开" note="它可能过期了，或者被撤回了；请向团队要一个新的" />
      </div>
    );
  return (
    <div className="page">
      <PageHead title={door.roomName} note={`${door.projectName}，链接到 ${door.expiresAt.slice(0, 16)} 为止`} />
      {room ? <RoomContent room={room} /> : <Door token={token} onOpen={setRoom} />}
    </div>
  );
}

interface DoorProps {
  token: string;
  onOpen: (room: OutputOf<typeof dataRoom.open.output>) => void;
}

function Door({ token, onOpen }: DoorProps) {
  const sending = useCallForm(openRoom, {
    fields: dataRoomVisitor,
    initial: { token, visitorName: '' },
    onDone: onOpen,
  });
  return (
    <div className={styles.form}>
      <CallForm
        of={sending}
        label="打开数据室"
        actions={
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="打开中">
            打开
          </Button>
        }
      >
        <FormText
          form={sending.form}
          name="visitorName"
          placeholder="江岸资本 王宁"
          help="你的姓名与打开的时间会记下来，团队看得到"
        />
      </CallForm>
    </div>
  );
}
