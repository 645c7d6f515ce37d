export const historyContent = {
  title: 'History',
  description: 'How people lived and bought homes around Noida in 1900, 1940, 2000, 2010 and 2021.',
  line: 'Five years in the life of this land: the homes people lived in, and the papers that proved a home was theirs.',
  yearsLabel: 'Year',
  years: [
    {
      year: '1900',
      title: 'Villages on the flood plain',
      text: [
        'Between the Yamuna and the Hindon there were villages, wells and fields. A house was mud and brick around a courtyard, built by the family that lived in it and mended after every monsoon.',
        'People did not buy a home here; they were born into it. The patwari’s register recorded each owner field by field, and the neighbours remembered the rest.',
      ],
      fact: 'The words of that register, khasra and khatauni, are still on the title papers that we check.',
    },
    {
      year: '1940',
      title: 'A capital across the river',
      text: [
        'New Delhi had been inaugurated nine years before, and the Delhi Improvement Trust, founded in 1937, was laying out new quarters. The east bank went on farming and sent its milk and vegetables over the bridge.',
        'Seven years later Partition brought hundreds of thousands of people to Delhi. Colonies grew faster than any plan, and with them the wish for a plot with a paper.',
      ],
      fact: 'Where a chain of deeds begins in those years, we read it in the original.',
      initial: true,
    },
    {
      year: '2000',
      title: 'Sectors, plots and a toll bridge',
      text: [
        'The Noida Authority had been drawing sectors since 1976, Greater Noida’s since 1991. A family applied for a plot, waited for the draw, and built a floor at a time. It got a lease, usually for ninety years, not the land.',
        'In 2001 the DND Flyway opened, and South Delhi was suddenly near. Offices followed, and then the first apartment towers.',
      ],
      fact: 'Leasehold is why a resale here needs the authority’s transfer memorandum to this day.',
    },
    {
      year: '2010',
      title: 'The metro and the pre-launch',
      text: [
        'The Blue Line had reached Noida in November 2009. Along the expressway and in Greater Noida West thousands of flats were sold from drawings, often before the land was settled.',
        'In 2011 courts cancelled land acquisitions, and building stopped for many. Families paid rent and instalments at the same time, for years.',
      ],
      fact: 'Because of that decade we ask about the land first and about the view last.',
    },
    {
      year: '2021',
      title: 'A register that every buyer can read',
      text: [
        'The Real Estate (Regulation and Development) Act of 2016 had given each project a number, a separate account and a date. A buyer could look them up on a phone.',
        'In August the Supreme Court ordered the demolition of two towers in Noida that broke the rules. In November the foundation stone of the airport at Jewar was laid. The region had learnt both to hope and to read.',
      ],
      fact: 'The registration number beside a project on this site is the key to that register.',
    },
  ],
  banner: {
    eyebrow: '24/7 Availability',
    title: 'Make An Appointment',
    line: 'Send a request at any hour. Between {{opens}} and {{closes}} we call you back {{answer}}.||Send a request at any hour, and we call you back.',
    button: 'Make An Appointment',
  },
};
