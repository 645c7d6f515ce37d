export interface TestimonialSeed {
  name: string;
  position: string;
  description: string;
  image: string;
}

export const testimonialSeeds: TestimonialSeed[] = [
  {
    name: 'Kamala Narayan',
    position: 'Moved to Sector 137',
    description:
      'They told us which tower would lose its view in two years. Nobody selling a flat had ever said ' +
      'such a thing to us.',
    image: 'initials-kn.jpg',
  },
  {
    name: 'Imran Sheikh',
    position: 'Bought in Greater Noida West',
    description:
      'One person answered every call, from the first visit to the registry. We knew the full cost before ' +
      'we paid the token.',
    image: 'initials-is.jpg',
  },
  {
    name: 'Ritika Saxena',
    position: 'Rents a studio in Sector 143',
    description:
      'I asked whether a woman alone could walk home from the station at ten. They did not say yes; they ' +
      'walked it with me.',
    image: 'initials-rs.jpg',
  },
  {
    name: 'Gurmeet Ahluwalia',
    position: 'Leased an office in Sector 63',
    description:
      'Our lease had nineteen points in red when it came back from them. The owner accepted fourteen, and ' +
      'we sleep better for it.',
    image: 'initials-ga.jpg',
  },
  {
    name: 'Neha and Arvind Kulkarni',
    position: 'Moved to Sector 76',
    description:
      'We came for three bedrooms and left with two, close to the metro, and a loan we can carry on one ' +
      'salary.',
    image: 'initials-nk.jpg',
  },
  {
    name: 'Faisal Ansari',
    position: 'Sold a flat in Sector 50',
    description:
      'They brought six families instead of sixty, and each had its loan letter in hand. The fourth one ' +
      'lives there now.',
    image: 'initials-fa.jpg',
  },
  {
    name: 'Savitri Joshi',
    position: 'Bought a plot on the Yamuna Expressway',
    description:
      'Devendra found that the peg had moved two feet. He had it put right before my son transferred any ' +
      'money from abroad.',
    image: 'initials-sj.jpg',
  },
  {
    name: 'Tenzin Bhutia',
    position: 'Bought in Sector 150',
    description:
      'The possession date slipped by a quarter. We heard it from them first, with a letter already ' +
      'drafted to the developer.',
    image: 'initials-tb.jpg',
  },
];
