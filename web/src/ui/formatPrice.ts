/** Yuan without the sign from integer cents: 19900 → `199`, 199050 → `1,990.50`. */
export function formatPrice(cents: number): string {
  const negative = cents < 0;
  const whole = Math.floor(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${negative ? '-' : ''}${grouped}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}
