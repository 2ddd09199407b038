import { type Language, locales } from "~/language/language";
import { pathIn } from "~/language/links";
import type { Cents } from "~/money/cents";
import { decimalOf } from "~/money/decimals";
import { site } from "~/site";
import { siteUrl } from "./site-url";
import type { Thing } from "./thing";

/** Only what the page itself shows: no ratings, no promotional figures. */

export function organization(language: Language): Thing {
  return {
    ...publisher(),
    "@id": siteUrl("/#organization"),
    slogan: language === "sw" ? site.swahili.tagline : site.tagline,
    description: language === "sw" ? site.swahili.description : site.description,
    email: site.email.info,
    telephone: [...site.phones],
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.district.split(",")[0],
      addressLocality: site.address.city.split(",")[0],
      addressCountry: site.address.country,
    },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      email: site.email.sales,
      telephone: site.phones[0],
      areaServed: site.address.country,
      availableLanguage: ["en", "sw"],
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: site.workingHours.days.map((day) => weekdays[day % 7] ?? ""),
        opens: site.workingHours.opens,
        closes: site.workingHours.closes,
      },
    },
    ...(site.founded && { foundingDate: site.founded }),
    ...(site.map && { hasMap: site.map }),
    sameAs: site.social.flatMap(({ url }) => (url ? [url] : [])),
  };
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export function webSite(language: Language): Thing {
  return {
    "@type": "WebSite",
    "@id": siteUrl("/#website"),
    name: site.name,
    url: siteUrl(),
    inLanguage: [locales.en, locales.sw],
    publisher: { "@id": siteUrl("/#organization") },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${siteUrl(pathIn(language, "/search"))}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}

export type Software = { name: string; description: string; path: string; features: string[] };

export function softwareApplication({ name, description, path, features }: Software): Thing {
  return {
    "@type": "SoftwareApplication",
    name,
    description,
    url: siteUrl(path),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any with Chrome, Firefox or Safari",
    featureList: features,
    publisher: publisher(),
  };
}

/** A catalogue entry is one. `image` is the name of a picture under /media. */
export type Machine = {
  id: string;
  name: string;
  description: string;
  path: string;
  image: string;
  price: Cents;
  isSold: boolean;
};

/** One machine with its price in Kenya shillings. Nothing is said about stock: the site does not know it. */
export function product(
  { id, name, description, path, image, price, isSold }: Machine,
  language: Language = "en",
): Thing {
  const url = siteUrl(pathIn(language, path));
  return {
    "@type": "Product",
    "@id": `${siteUrl(path)}#product`,
    sku: id,
    name,
    description,
    url,
    image: siteUrl(`/media/${image}-1600.webp`),
    offers: {
      "@type": "Offer",
      url,
      price: decimalOf(price),
      priceCurrency: "KES",
      priceSpecification: {
        "@type": "PriceSpecification",
        price: decimalOf(price),
        priceCurrency: "KES",
        valueAddedTaxIncluded: true,
      },
      ...(!isSold && { availability: "https://schema.org/OutOfStock" }),
      itemCondition: "https://schema.org/NewCondition",
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: site.address.country,
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: site.promises.returnDays,
        returnMethod: "https://schema.org/ReturnByMail",
        returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
      },
      seller: publisher(),
    },
  };
}

/** Questions as the page shows them, word for word. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export type Posting = {
  title: string;
  description: string;
  path: string;
  image: string;
  /** ISO dates. */
  published: string;
  modified?: string;
  author: string;
  words?: number;
};

export function blogPosting(posting: Posting): Thing {
  return {
    "@type": "BlogPosting",
    headline: posting.title,
    description: posting.description,
    url: siteUrl(posting.path),
    mainEntityOfPage: siteUrl(posting.path),
    image: siteUrl(posting.image),
    datePublished: posting.published,
    dateModified: posting.modified ?? posting.published,
    wordCount: posting.words,
    inLanguage: "en-KE",
    author: { "@type": "Organization", name: posting.author, url: siteUrl("/company") },
    publisher: publisher(),
  };
}

function publisher(): Thing {
  return {
    "@type": "Organization",
    name: site.name,
    url: siteUrl(),
    logo: { "@type": "ImageObject", url: siteUrl("/icons/icon-512.png"), width: 512, height: 512 },
  };
}
