import type { Meaning } from '../../search/understanding/meaning.ts';
import { Facing, Furnishing, PropertyExtra } from '../../property/facts/facts.type.ts';

/** What brokers write and buyers do not search for, by what it means; written like the vocabulary of the search. */
export const listingVocabulary: readonly (readonly [Meaning, string])[] = [
  [
    { is: 'level', level: 'Ground' },
    'ground floor|ground flr|ground fl|g floor|gf|g f|ग्राउंड फ्लोर|zameen manzil',
  ],
  [{ is: 'level', level: 'Upper ground' }, 'upper ground|upper ground floor|ug floor|ugf|ug|upper gf'],
  [{ is: 'level', level: 'Lower ground' }, 'lower ground|lower ground floor|lg floor|lgf|lower gf'],
  [{ is: 'level', level: 'Basement' }, 'basement|basement floor|bsmt'],
  [{ is: 'level', level: 'Stilt' }, 'stilt floor'],
  [{ is: 'level', level: 'Top' }, 'top floor|top flr|last floor|terrace floor|टॉप फ्लोर|upar wali manzil'],
  [
    { is: 'level', level: 'High' },
    'higher floor|high floor|higher flr|high flr|upper floor|high up|high rise floor',
  ],
  [{ is: 'level', level: 'Middle' }, 'middle floor|mid floor|mid flr'],
  [{ is: 'level', level: 'Low' }, 'lower floor|low floor|lower flr'],
  [{ is: 'level', level: '1' }, 'first floor|first flr|pehli manzil|pahli manzil|pehla floor|पहली मंजिल'],
  [{ is: 'level', level: '2' }, 'second floor|second flr|dusri manzil|doosri manzil|dusra floor|दूसरी मंजिल'],
  [{ is: 'level', level: '3' }, 'third floor|third flr|teesri manzil|tisri manzil|teesra floor|तीसरी मंजिल'],
  [{ is: 'level', level: '4' }, 'fourth floor|fourth flr|chauthi manzil|चौथी मंजिल'],
  [{ is: 'level', level: '5' }, 'fifth floor|fifth flr|panchvi manzil|पांचवीं मंजिल'],
  [{ is: 'level', level: '6' }, 'sixth floor|chhathi manzil|छठी मंजिल'],
  [{ is: 'level', level: '7' }, 'seventh floor|saatvi manzil|satvi manzil|सातवीं मंजिल'],
  [{ is: 'level', level: '8' }, 'eighth floor|eight floor|aathvi manzil|आठवीं मंजिल'],
  [{ is: 'level', level: '9' }, 'ninth floor|nauvi manzil|नौवीं मंजिल'],
  [{ is: 'level', level: '10' }, 'tenth floor|dasvi manzil|दसवीं मंजिल'],
  [
    { is: 'label', of: 'floor' },
    'floor|flr|fl|floor no|floor number|floor level|on floor|manzil|manjil|मंजिल|फ्लोर',
  ],
  [
    { is: 'label', of: 'floors' },
    'total floors|total floor|total flr|floors total|no of floors|number of floors|storey|storeys|storied|storeyed|stories|floors|manzila',
  ],

  [
    { is: 'label', of: 'price' },
    'price|demand|asking|asking price|ask|ask price|expected price|expected|cost|rate final|total price|total cost|sale price|offer price|deal price|budget|dp|only at|at just|kimat|keemat|कीमत|दाम|daam|final price|price final|all inclusive price|final',
  ],
  [
    { is: 'label', of: 'lowest' },
    'lowest|lowest price|last price|last|bottom|bottom price|bottom line|min price|minimum price|net to owner|owner net|net|aakhri|akhri|kam se kam|will close at|close at|can close at|closing|closing price|final bottom|best price|last and final|down to',
  ],
  [
    { is: 'label', of: 'rent' },
    'rent|rental|monthly rent|expected rent|rent demand|kiraya|किराया|rent only|rent price|asking rent|rent asking',
  ],
  [
    { is: 'label', of: 'deposit' },
    'deposit|security|security deposit|sec deposit|advance|refundable security|refundable deposit|security money|pagdi|jamanat|जमानत|sd',
  ],
  [
    { is: 'label', of: 'maintenance' },
    'maintenance|maint|maintenence|maintainance|mntc|mtc|cam|cam charges|maintenance charges|society charges|society maintenance|monthly maintenance|मेंटेनेंस',
  ],
  [
    { is: 'label', of: 'otherMoney' },
    'token|token money|token amount|eoi|expression of interest|booking amount|registry|registry charges|stamp duty|transfer charges|transfer|tm charges|transfer memorandum|club|club charges|club membership|parking charges|parking charge|loan|home loan|loan amount|loan available|loan upto|profit|emi|lease rent|one time lease rent|ifms|brokerage|commission|interior worth|interior cost|interiors worth|renovation|spent|paid|balance|already paid|due|dues|outstanding|gst|power backup|electricity|meter|assured return|assured rental|roi|rental income|rental value|rental yield|rented at|pre rented at|leased at|current rent|running rent|circle rate|authority dues|premium|possession charges|old rate|market price|market rate|market value|worth|was|earlier|earlier price|old price|previous price',
  ],
  [{ is: 'label', of: 'rate' }, 'psf|bsp|basic sale price|base rate|base price|per sqft rate|psft'],
  [
    { is: 'label', of: 'negotiable' },
    'neg|nego|negotiable|slightly negotiable|slight negotiable|slightly neg|little negotiable|price negotiable|negotiation possible|negotiate|thoda negotiable|thoda kam|on table|table talk|non negotiable|not negotiable|fixed|fixed price|price fixed|final and fixed',
  ],
  [
    { is: 'label', of: 'society' },
    'society|society name|project|project name|apartment name|building|building name|complex|township|सोसायटी|सोसाइटी',
  ],
  [
    { is: 'label', of: 'contact' },
    'contact|contact no|contact number|contact person|call|call now|call me|call us|call at|call or whatsapp|call whatsapp|whatsapp|whats app|watsapp|wa|ph|phone|phone no|mob|mob no|mobile|mobile no|mobile number|cell|no|number|dial|ping|dm|msg|message|for details|for more details|for inspection|for visit|for site visit|sampark|sampark karein|contact karein|baat karein|संपर्क|please call|contact us|contact for more details|regards|thanks|thanks and regards',
  ],
  [
    { is: 'label', of: 'owner' },
    'owner|owner direct|by owner|direct from owner|owner se|owner name|owner no|owner number|owner contact|owner mobile|owner phone|direct owner|owner ka number|malik|makan malik|मालिक|landlord|landlady|seller|seller name|contact owner|call owner|owner mob|owners name|name of owner',
  ],
  [
    { is: 'label', of: 'keys' },
    'key|keys|keys available|key available|key with|keys with|chabi|chaabi|चाबी|visit|visit time|visit timing|site visit|inspection|show time|visiting time|visiting hours',
  ],
  [
    { is: 'label', of: 'available' },
    'available from|availability|avail from|vacant from|free from|available by|available on|available after|possession from|move in from|shifting from|khali hoga',
  ],
  [
    { is: 'label', of: 'booking' },
    'booking open|bookings open|booking started|bookings started|pre booking|payment plan|clp|plp|subvention|construction linked|down payment plan|possession linked|project launch|new project|new booking|fresh booking|under pre launch|inaugural price|launch price|early bird|bookings|allotment open|sample flat ready|pre launch|prelaunch|newly launched|new launch|launching|just launched',
  ],

  [{ is: 'direction', facing: Facing.NORTH }, 'n'],
  [{ is: 'direction', facing: Facing.EAST }, 'e'],
  [{ is: 'direction', facing: Facing.SOUTH }, 's'],
  [{ is: 'direction', facing: Facing.WEST }, 'w'],
  [{ is: 'direction', facing: Facing.NORTH_EAST }, 'n e|east north|eastnorth|purv uttar'],
  [{ is: 'direction', facing: Facing.NORTH_WEST }, 'nw|n w|west north|vayavya'],
  [{ is: 'direction', facing: Facing.SOUTH_EAST }, 'se facing|s e|south east'],
  [{ is: 'direction', facing: Facing.SOUTH_WEST }, 'sw|s w'],
  [{ is: 'facing' }, 'fcng|fcing|faceing|facing flat|main door|door facing|entry facing|main entry'],
  [
    { is: 'extra', extra: PropertyExtra.PARK_FACING },
    'facing park|garden facing|green facing|green belt facing|park and pool facing|park n pool facing|park pool facing|pool and park facing|central park facing',
  ],
  [
    { is: 'extra', extra: PropertyExtra.SERVANT_ROOM },
    'sq|s q|svt|svt room|serv|sr room|servent|servent room|sernt|maid|utility with servant|sr',
  ],
  [{ is: 'extra', extra: PropertyExtra.STUDY }, 'std|stdy|studyroom'],
  [
    { is: 'basis', basis: 'SUPER_BUILT_UP' },
    'sba|sa|super builtup area|superarea|s area|salable|salable area|sbua',
  ],
  [{ is: 'basis', basis: 'BUILT_UP' }, 'bua|built area|ba'],
  [{ is: 'basis', basis: 'CARPET' }, 'carpt|carpetarea|net carpet|ca|usable area|usable'],
  [
    { is: 'furnishing', furnishing: Furnishing.FURNISHED },
    'full furn|fully furn|fully furnish|full furnish|f furnished|fully loaded',
  ],
  [{ is: 'furnishing', furnishing: Furnishing.SEMI_FURNISHED }, 'semi furn|semi furnish|semi f|s f'],
  [
    { is: 'furnishing', furnishing: Furnishing.UNFURNISHED },
    'unfurn|un furn|unfurnish|raw flat|raw|builder finish',
  ],
  [{ is: 'possession' }, 'poss|possn|posession|possesion|possestion'],
  [{ is: 'baths' }, 'toil|wc|w r|washroom|wr|attached bath|attached washroom|attached toilets'],

  [
    { is: 'nothing' },
    'pool facing|club facing|road facing|club house|clubhouse|guest house|house keeping|post office|home office|office hours|play ground|playground|lg ac|ac|ground water|full floor|per floor|each floor|same floor|floor rise|wooden floor|wooden flooring|marble floor|marble flooring|vitrified|flooring|near shops|shopping|shop cum office|school bus|registry ready|ready for registry|ready registry|registry done|registry open|registered|ready to register|owner ready|ready buyer|ready client|new wooden|newly painted|newly renovated|brand new|new|naya|nayi|naye|new flat|latest|cheapest|cheap|lowest rate|best|corner of|north india|sale|family|families|bachelor|bachelors|company lease|lease deed|lease hold|leasehold|freehold|free hold|delivery boy|front|back|road side|land mark|landmark|terrace garden|roof rights|room heater|study table|dressing room|powder room|store room|pooja room|puja room|drawing room|dining room|living room|drawing dining|family lounge|kitchen|modular kitchen|lobby|wardrobe|wardrobes|almirah',
  ],
];
