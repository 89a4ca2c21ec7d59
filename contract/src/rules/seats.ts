/** Seats at most that are bought at once, and handed out at once. */
export const MOST_SEATS = 1000;
export const MOST_GIVEN = 200;

/** How several are found at once: by numbers and mobiles, by a department with those below it, by a class of the roster. */
export const seatGroups = ['number', 'department', 'class'] as const;

/** Seats that nobody has come back within so many days. */
export const SEAT_REFUND_DAYS = 7;

/** The rule in the words that the buyer reads before paying. */
export const seatRefundRule = `付款后 ${SEAT_REFUND_DAYS} 天内，没有发给人的席位可以退（收回了的也算没有发），一单退一次：退实付 × 没有发的个数 ÷ 买的个数，向下取到分。发出去的席位留着，对方照常学。`;

/** How much of an order's seats is in use, in hundredths of a percent; */
export const seatsUsed = (given: number, seatCount: number): number => Math.round((given * 10_000) / seatCount);

/** and how many that are: exact, because an order has fewer seats (`MOST_SEATS`) than there are steps. */
export const seatsOf = (used: number, seatCount: number): number => Math.round((used * seatCount) / 10_000);

/** The rule of handing out. */
export const seatRule =
  '一个席位给一个人，发出去对方马上可以学，永久有效。对方还没有开始学的，可以收回来发给别人；开始学了就不能收回。';

/** Why a seat stays with who has it; undefined when it can be taken back. */
export const seatBar = ({
  progress,
  isRestarted,
  isTheirs,
}: {
  progress: number;
  isRestarted: boolean;
  isTheirs: boolean;
}) => {
  if (!isTheirs) return '对方已经自己买了这门课程';
  return progress > 0 || isRestarted ? '对方已经开始学了' : undefined;
};
