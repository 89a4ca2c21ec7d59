import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { choiceOf, deviceNames, devicesOf, usedOf } from './deviceRules.ts';
import type { Device, DeviceKind } from './deviceRules.ts';
import { keepDevice, useKeptDevices } from './keptDevices.ts';

interface DeviceSelectProps {
  kind: DeviceKind;
  devices: readonly Device[];
  /** Why it cannot be tried. */
  trouble?: string | undefined;
}

/** Chooses one of a kind, for every class and call in this browser; what is open turns to it at once. */
export function DeviceSelect({ kind, devices, trouble }: DeviceSelectProps) {
  const kept = useKeptDevices();
  const there = devicesOf(kind, devices);
  const choice = choiceOf(kind, devices, kept);
  const usual = usedOf(kind, devices, {});
  const isAway = kept[kind] !== undefined && choice === '' && there.length > 0;
  return (
    <Field
      label={deviceNames[kind]}
      error={trouble}
      help={isAway ? '上次选的没有接上，先用系统默认的，接上以后自动换回去' : undefined}
    >
      <Select
        isWide
        value={choice}
        options={[
          { value: '', label: usual ? `系统默认（${usual.label}）` : '系统默认' },
          ...there.map(({ deviceId, label }) => ({ value: deviceId, label })),
        ]}
        onChange={({ target }) => keepDevice(kind, target.value)}
      />
    </Field>
  );
}
