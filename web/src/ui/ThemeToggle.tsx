import { Moon, Sun } from 'lucide-react';
import { IconButton } from './IconButton.tsx';

/** Button between the two themes; who keeps the choice is not its business. */
export function ThemeToggle({
  theme,
  onToggle,
  className,
}: {
  theme: 'light' | 'dark';
  onToggle: () => void;
  className?: string;
}) {
  const dark = theme === 'dark';
  return (
    <IconButton
      label={dark ? '换成浅色' : '换成深色'}
      icon={dark ? <Sun size={18} aria-hidden="true" /> : <Moon size={18} aria-hidden="true" />}
      onClick={onToggle}
      className={className}
    />
  );
}
