import { cx } from './cx.ts'

const letters =
  'M571 0L49 -1490L388 -1490L626 -771Q669 -635 713 -471Q757 -308 806 -114L740 -114Q788 -310 830 -472Q872 -635 913 -771L1143 -1490L1480 -1490L970 0ZM1778 22Q1672 22 1588 -15Q1503 -53 1455 -127Q1406 -202 1406 -313Q1406 -406 1441 -469Q1475 -532 1535 -570Q1594 -608 1670 -628Q1745 -648 1828 -656Q1925 -666 1985 -674Q2044 -683 2072 -701Q2099 -720 2099 -756L2099 -761Q2099 -809 2079 -842Q2059 -875 2020 -892Q1980 -910 1924 -910Q1866 -910 1823 -892Q1780 -875 1753 -846Q1726 -817 1713 -781L1438 -826Q1467 -924 1534 -992Q1601 -1060 1701 -1096Q1800 -1132 1925 -1132Q2015 -1132 2100 -1110Q2185 -1089 2253 -1044Q2320 -999 2360 -926Q2399 -854 2399 -753L2399 0L2115 0L2115 -155L2105 -155Q2078 -103 2033 -63Q1988 -24 1925 -1Q1861 22 1778 22ZM1863 -189Q1934 -189 1988 -217Q2041 -245 2071 -293Q2101 -341 2101 -400L2101 -521Q2088 -511 2061 -503Q2034 -495 2001 -489Q1968 -483 1936 -478Q1904 -473 1879 -470Q1824 -462 1782 -444Q1740 -426 1717 -396Q1694 -367 1694 -321Q1694 -278 1716 -248Q1738 -219 1776 -204Q1814 -189 1863 -189ZM2885 -647L2885 0L2585 0L2585 -1118L2868 -1118L2873 -839L2855 -839Q2899 -979 2989 -1055Q3078 -1132 3220 -1132Q3336 -1132 3423 -1081Q3509 -1031 3557 -936Q3604 -842 3604 -711L3604 0L3304 0L3304 -659Q3304 -763 3251 -822Q3197 -881 3102 -881Q3039 -881 2990 -853Q2940 -826 2913 -774Q2885 -722 2885 -647ZM3790 0L3790 -1118L4090 -1118L4090 0ZM4274 -1118L4575 -1118L4575 57Q4575 185 4525 265Q4475 344 4382 381Q4288 418 4158 418L4097 418L4097 182L4137 182Q4213 182 4244 150Q4274 117 4274 53Z'

type LogoProps = {
  name: string
  /** On ink the mark takes its light colours in both themes. */
  onInk?: boolean
  markOnly?: boolean
  className?: string
}

/** Two traders lift one coin; the wordmark's dots are of the same gold. */
export function Logo({ name, onInk = false, markOnly = false, className }: LogoProps) {
  return (
    <span
      role="img"
      aria-label={name}
      className={cx(
        'inline-flex items-center gap-[9px]',
        onInk && '[--mark-1:#68cecd] [--mark-2:#b9ecec]',
        className,
      )}
    >
      <LogoMark className="size-[30px]" />
      {!markOnly && (
        <svg viewBox="0 -1620 4702 2050" aria-hidden="true" className="h-[27px] w-auto flex-none">
          <path fill="currentColor" d={letters} />
          <circle fill="#f6ae2f" cx="3940" cy="-1400" r="172" />
          <circle fill="#f6ae2f" cx="4425" cy="-1400" r="172" />
        </svg>
      )}
    </span>
  )
}

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('flex-none', className)}>
      <path
        fill="var(--mark-1)"
        d="M2.6 8h6.9c.8 0 1.5.4 1.8 1.1L16 18.6v10.9c-.8 0-1.6-.4-2-1.2L2 9.1C1.7 8.6 2 8 2.6 8Z"
      />
      <path
        fill="var(--mark-2)"
        d="M29.4 8h-6.9c-.8 0-1.5.4-1.8 1.1L16 18.6v10.9c.8 0 1.6-.4 2-1.2L30 9.1c.3-.5 0-1.1-.6-1.1Z"
      />
      <circle cx="16" cy="6.5" r="4" fill="#f6ae2f" />
    </svg>
  )
}
