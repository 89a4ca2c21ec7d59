import { CalendarDays } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from './IconButton.tsx';

interface CalendarButtonProps {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  disabled?: boolean | undefined;
  /** Somebody comes near it. */
  onNear: () => unknown;
  onPress: () => void;
}

/** Opens the calendar of a date field. */
export function CalendarButton({ ref, open, disabled, onNear, onPress }: CalendarButtonProps) {
  return (
    <IconButton
      ref={ref}
      size="sm"
      label="打开日历"
      icon={<CalendarDays size={16} aria-hidden="true" />}
      aria-expanded={open}
      disabled={disabled}
      onPointerEnter={() => void onNear()}
      onFocus={() => void onNear()}
      onClick={onPress}
    />
  );
}
