import { choiceNames } from '../facts/facts.type.ts';

/** The highlights stand beside the features. */
const otherChoices = choiceNames.filter((name) => name !== 'extras').join(' ');
const fields = `
    id slug path title category propertyStatus createdAt updatedAt publishAt soldAt
    description features amenities extras ${otherChoices}
    address locality city placeKey position { latitude longitude }
    price { from to } pricedAt priceIsOld
    rent { depositMonths maintenance lockInMonths noticeMonths brokerageDays riseMonths risePercent }
    areas { min max unit basis } lotDimensions
    rooms { min max } baths { min max } balconies { min max }
    completion { year quarter month ready }
    configurations {
      key name bedrooms study servant baths balconies carpet balconyArea builtUp superArea priceFrom priceTo pricedOn
    }
    towers { key name floors unitsPerFloor lifts status }
    registration mark advertisement reraNumber reraDetails
    rera { status authority validFrom validTo registeredCompletion checkedOn qrLink }
    builder aboutBuilder feeDisclosure disclaimer
    images { id url width height alt colour nature }
    documents { id kind title dated bytes url }
`;

/** What `/api/v1` and webhooks say of a listing: the public facts that are stored, none that has to be computed from rules at length. */
export const listingFragment = `
  fragment listing on Property {${fields}  }
`;

/** The same with what a program that writes wants to know besides. */
export const ownListingFragment = `
  fragment ownListing on Property {${fields}    publication externalIds { system id }
  }
`;
