import { useNavigate } from 'react-router';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import styles from './PartSelect.module.css';

interface PartSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  hrefOf: (value: string) => string;
}

/** Chooses which of many lists is open; the choice is in the address. */
export function PartSelect({ label, value, options, hrefOf }: PartSelectProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.part}>
      <Field label={label}>
        <Select value={value} options={options} onChange={(event) => void navigate(hrefOf(event.target.value))} />
      </Field>
    </div>
  );
}
