import { MarginList } from '../../../ui/MarginList.tsx';

/** In the margin: what to have at hand, and how long it takes. */
export const BringList = ({ brings }: { brings: readonly string[] }) => (
  <MarginList
    label="准备什么"
    title="先准备好"
    items={brings}
    note="填了一半可以先离开，回来接着填。提交之后一般 3 个工作日内有结果。"
  />
);
