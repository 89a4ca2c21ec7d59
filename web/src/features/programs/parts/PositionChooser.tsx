import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { positionChoices } from './calls.ts';

export interface ChosenPosition {
  id: string;
  positionName: string;
}

interface PositionChooserProps {
  value: ChosenPosition | null;
  onChange: (chosen: ChosenPosition | null) => void;
}

/** Finds a public typical position by its name. */
export const PositionChooser = ({ value, onChange }: PositionChooserProps) => (
  <Chooser<ChosenPosition>
    value={value}
    onChange={onChange}
    onBlur={() => undefined}
    searchKey={['typical positions']}
    search={async (words, signal) =>
      call(await positionChoices(), { positionName: words.slice(0, 30), pageSize: 20 }, { signal, isShowErrTip: false })
    }
    keyOf={({ id }) => id}
    nameOf={({ positionName }) => positionName}
    unit="个典型岗位"
  />
);
