import { Empty } from '../../../ui/Empty.tsx';

/** A part that is not there says why. */
export const NotShown = ({ part }: { part: string }) => (
  <Empty title={`没有${part}`} note={`对方投递时没有选「${part}」；想看可以在聊天里问，由对方决定`} />
);
