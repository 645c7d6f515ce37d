/** A skyline of Noida drawn in one thin line; it ends the hero and begins the footer. */
export function Skyline({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 96"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      className={`block h-9 w-full text-brass opacity-60 md:h-24 min-[90rem]:h-auto ${className}`}
    >
      <path
        d="M0 95h64V70h44v25h38V56h18V44h30v51h52V76h52v19h36V52l16-12 16 12v43h64V22h12V8h16v14h12v73h58V68h66v27h44V38h10V26h34v12h10v57h70V72h40V60h22v35h54V30h18V16h40v79h66V64h48v31h40V48h14V34h26v61h60V78h58v17h30V40l22-14 22 14v55h60V66h36v29h72"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
