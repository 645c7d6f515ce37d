export const aboutContent = {
  pictures: { lobby: '', township: '', keys: '' },
  title: 'About Us',
  description:
    'Who we are: a real-estate consultancy and channel partner in Noida, how we work, and what we stand for.',
  lead: 'We began with one question that no brochure answered: what will this home be like on an ordinary Tuesday?',
  story: [
    'So we went and looked. We stood on the balcony at six in the evening, counted the lifts that worked, asked the guard about the water, and read the agreement from its last page. Then we wrote it all down, the bad with the good, and gave it to the family that was about to buy.',
    'That is still the whole of our trade. We are a consultancy and channel partner in Noida for homes, offices, shops, studios and land. One person looks after you from the first call to the keys.',
  ],
  meet: 'Meet the people',
  voices: 'What customers say',
  features: {
    title: 'What you can count on',
    cards: [
      {
        figure: '{{years}}+',
        unit: 'years of collective experience',
        title: 'Expertise and Experience',
        text: 'Over {{years}} years of collective experience sit around one table here: land survey, bank credit, leasing, titles, and the patience that a residents’ association teaches.||Each of us knows one part of the trade well: a plot, a loan, a lease or a title. You hear from the one who knows.',
      },
      {
        figure: '{{people}}+',
        unit: 'people served',
        title: 'Trust and Transparency',
        text: 'We have served more than {{people}} people. Each of them saw the full cost on one page before paying a token, with our own fee, where there is one.||You see the full cost on one page before you pay a token, with our own fee, where there is one.',
      },
      {
        figure: '{{growth}}',
        unit: 'growth{{ over span}}',
        title: 'Impressive Growth Potential',
        text: 'Well-chosen addresses of this region have seen growth of {{growth}} over {{span}}. That is the past, not a promise, so we also tell you what could go wrong.||Work, transport and water decide what an address becomes. No growth is a promise, so we also tell you what could go wrong.',
      },
    ],
  },
  plus: {
    title: 'Plus Points',
    line: 'Three things that do not fit on a visiting card.',
    technologies: {
      title: 'Technologies',
      text: [
        'Every project on this site shows its area, its price and its registration number in the same place, so that two homes can be compared line by line. A request gets a reference, and the reference tells you where it stands.',
        'Take a measure and a torch to each visit, and write down what they find. We help you with both.',
      ],
    },
    ahead: {
      title: 'Moving Ahead',
      text: [
        'The region does not stand still: a metro line is extended, an airport opens, a green belt is redrawn. We read the master plan when it changes and call the owners it affects.',
        'You know who looks after you, and you can ask for that person at any time.',
      ],
    },
    vision: {
      title: 'Vision and Mission',
      visionTitle: 'Vision',
      vision:
        'A home of one’s own for everyone who works for it, bought with open eyes, at a price that leaves room to live.',
      missionTitle: 'Mission',
      mission:
        'To put every fact on the table before the money moves, to say no on your behalf when that is the right answer, and to answer the phone after you have the keys as we did before.',
    },
  },
  explore: {
    title: 'Looking for a dream home?',
    line: 'See every project with its price, its carpet area and its papers.',
    button: 'Explore Properties',
    contact: 'Or ask us first',
  },
};
