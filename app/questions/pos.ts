import type { FaqEntry } from "./entry";

export const posEntries: FaqEntry[] = [
  {
    id: "pos-overview",
    question: "What does VeltoPOS do?",
    answer:
      "It runs the counter: sales, payments, stock, receipts and loyalty, for one till or many branches. There are editions for shops, restaurants, bars, rental and furniture.",
    swahili: {
      question: "VeltoPOS inafanya nini?",
      answer:
        "Inaendesha kaunta yako: mauzo, malipo, stoki, risiti na loyalty, kwa till moja au matawi mengi. Kuna ya maduka, ya mikahawa, ya baa, ya biashara za kukodisha na ya fanicha.",
    },
    source: "/products/veltopos",
    also: "what is velto pos, veltopos, pos, what is a pos, point of sale system, pos software, pos system, till system, features of the pos, editions, which editions, does it manage stock, stock management, track my stock, inventory, manage stock, stoki yangu, kusimamia stoki, pos ni nini, nataka pos",
  },
  {
    id: "offline",
    question: "Does it work offline, when the internet is down?",
    answer:
      "VeltoPOS keeps selling when the network is down. Each sale is saved on the till and sent when the connection is back.",
    swahili: {
      question: "Inafanya kazi bila internet?",
      answer:
        "VeltoPOS inaendelea kuuza hata mtandao ukipotea. Mauzo yote yanahifadhiwa kwenye till, kisha yanatumwa mtandao ukirudi.",
    },
    source: "/products/veltopos",
    also: "offline, offline mode, work offline, work without internet, no internet, internet down, does it need internet, network down, no network, wifi down, no internet connection, bundles finished, safaricom down, sync, selling offline, internet ikikatika, bila internet, mtandao ukipotea, net ikienda",
  },
  {
    id: "power",
    question: "What happens when the power goes?",
    answer:
      "Sales already made stay saved on the till. The payment terminal runs up to 12 hours on its battery, the barcode scanner 14+ hours. The POS terminal needs mains power, so plan for a UPS.",
    swahili: {
      question: "Stima ikipotea inakuaje?",
      answer:
        "Mauzo uliyofanya yanabaki kwenye till. Betri ya mashine ya kadi inakaa hadi masaa 12, ya scanner ya barcode masaa 14 na zaidi. POS terminal inahitaji stima, kwa hivyo panga kuwa na UPS.",
    },
    source: "/products/veltopos",
    also: "power, blackout, power failure, power cut, no electricity, without electricity, do i lose data when power goes, kplc, need a ups, does the terminal have a battery, battery, stima ikipotea, stima ikipotea data itapotea, stima ikizima, umeme ukikatika",
  },
  {
    id: "mpesa",
    question: "Can my customers pay with M-Pesa or card?",
    answer:
      "VeltoPOS takes cash, M-Pesa and cards at the counter, and one bill can be split over several of them.",
    swahili: {
      question: "Wateja wanaweza kulipa kwa M-Pesa au kadi?",
      answer:
        "VeltoPOS inapokea cash, M-Pesa na kadi kwenye kaunta, na bili moja inaweza kulipwa kwa njia zaidi ya moja.",
    },
    source: "/mpesa-pos",
    also: "mpesa, customers pay with mpesa, accept mpesa from customers, mpesa at the till, does the pos accept mpesa, does the system take mpesa, lipa na mpesa, mobile money, mpesa integration, is mpesa integration included, pos with mpesa, card payments at the counter, can i accept visa cards, customers pay by card, cash at the counter, split a bill, split bills between friends, split payments, mixed payment, wateja walipe na mpesa, inakubali mpesa, inapokea mpesa",
  },
  {
    id: "mpesa-till",
    question: "Does it work with my own M-Pesa Till or PayBill?",
    answer:
      "VeltoPOS takes M-Pesa at the counter. How your Till, PayBill or Pochi number and the prompt on the customer's phone are connected, and what that costs, we answer in your quote. Ask before you buy.",
    swahili: {
      question: "Inafanya kazi na Till au PayBill yangu ya M-Pesa?",
      answer:
        "VeltoPOS inapokea M-Pesa kwenye kaunta. Jinsi Till, PayBill au Pochi yako na prompt ya simu ya mteja zinavyounganishwa, na gharama yake, tunajibu kwenye quotation yako. Uliza kabla ya kununua.",
    },
    source: "/mpesa-pos",
    also: "own till number, my buy goods till, work with buy goods till, my paybill, own paybill, keep my till number, pochi la biashara, stk push, can i get stk push, mpesa prompt to the customer, mpesa fees, mpesa charges, daraja, safaricom api, confirm mpesa payments automatically, lipa na mpesa till number, till yangu ya mpesa, paybill yangu, fake mpesa messages, connect my till number to the pos, does the money go straight to my till, money direct to my number or to yours, paybill confirmation inaonekana kwa pos, pesa inaingia kwangu direct, unganisha till yangu, nitapata pesa yangu kwa mpesa direct ama kwenu",
  },
  {
    id: "airtel-counter",
    question: "Can my customers pay with Airtel Money?",
    answer:
      "Airtel Money, T-Kash and PayPal: no. VeltoPOS takes cash, M-Pesa, cards, bank transfers and gift cards. If your customers pay another way, ask us before you buy.",
    swahili: {
      question: "Wateja wanaweza kulipa kwa Airtel Money?",
      answer:
        "Airtel Money, T-Kash na PayPal: hapana. VeltoPOS inapokea cash, M-Pesa, kadi, bank transfer na gift card. Wateja wako wakilipa kwa njia nyingine, tuulize kabla ya kununua.",
    },
    source: "/mpesa-pos",
    also: "customers pay with airtel money, does the pos take airtel money, airtel money at the till, wateja walipe na airtel money, customers pay with tkash, customers pay with paypal",
  },
  {
    id: "mpesa-offline",
    question: "What if M-Pesa or the network is down?",
    answer:
      "A prompt needs the network. Without it the customer pays to your number and shows the message, and the cashier types its code into the sale. Cash goes on as usual, and the sale is sent when the connection is back.",
    swahili: {
      question: "M-Pesa au mtandao ukiwa chini inakuaje?",
      answer:
        "Prompt inahitaji mtandao. Bila mtandao mteja analipa kwa nambari yako na kuonyesha ujumbe, kisha keshia anaandika code yake kwenye mauzo. Cash inaendelea kama kawaida, na mauzo yanatumwa mtandao ukirudi.",
    },
    source: "/mpesa-pos",
    also: "mpesa is down, when mpesa is down, mpesa delayed, mpesa message delayed at the till, customer paid by mpesa but it is not showing at the counter, customer paid but the till does not show it, mpesa without internet, mpesa offline, mpesa ikiwa down, mpesa imegoma, mteja amelipa lakini ujumbe haujaingia, customer amelipa lakini msg haijaingia kwa mashine",
  },
  {
    id: "branches",
    question: "Can VeltoPOS run several branches of my business?",
    answer:
      "Yes. VeltoPOS manages prices, stock and staff for all your branches from one place, and you see what each branch sold today.",
    swahili: {
      question: "VeltoPOS inaweza kusimamia matawi yangu kadhaa?",
      answer:
        "Ndiyo. VeltoPOS inasimamia bei, stoki na wafanyakazi wa matawi yako yote kutoka mahali pamoja, na unaona kila tawi limeuza nini leo.",
    },
    source: "/products/veltopos",
    also: "multi-branch, i have several branches, my branches, manage my branches, run several shops, my shops, my second shop, my shops in different towns, i have shops in town and town, two shops, three branches, transfer stock between branches, branch reports, compare branches, many branches, many shops, chain of shops, my outlets, matawi yangu, nina matawi, niko na maduka, nina maduka",
  },
  {
    id: "see-from-home",
    question: "Can I see my sales from home or on my phone?",
    answer:
      "VeltoPOS shows what each branch sold today, and supports Chrome, Firefox and Safari. Ask in the demo to see the reports on a phone like yours.",
    swahili: {
      question: "Naweza kuona mauzo nikiwa nyumbani au kwenye simu?",
      answer:
        "VeltoPOS inaonyesha kila tawi limeuza nini leo, na inafanya kazi kwenye Chrome, Firefox na Safari. Kwenye demo omba kuona ripoti kwenye simu kama yako.",
    },
    source: "/products/veltopos",
    also: "see sales from home, see sales on my phone, boss see sales on phone, check sales remotely, view reports when i am away, monitor my shop from abroad, sales reports, daily sales report, reports, reports on my phone, see profit, naona mauzo nikiwa nyumbani, kuona mauzo kwa simu, mauzo ya leo, ripoti ya mauzo, track sales from anywhere, check today's sales, when i travel, when i am not in the shop",
  },
  {
    id: "cashiers",
    question: "How do I know which cashier made a sale?",
    answer: "Each cashier signs in with a badge or PIN, so the report shows who made each sale.",
    swahili: {
      question: "Nitajuaje keshia gani aliuza?",
      answer: "Kila keshia anaingia kwa badge au PIN yake, kwa hivyo ripoti inaonyesha nani aliuza nini.",
    },
    source: "/products/veltopos",
    also: "cashier accounts, cashiers, theft, staff theft, staff stealing, my cashiers are stealing, stop staff from stealing, employee fraud, who sold what, login of cashiers, cashier password, user roles, permissions, cashier pin, badge, wizi wa wafanyakazi, wafanyakazi wanaiba, wizi wa staff, stop theft in my bar, theft by bar staff, stop theft in my shop, employees steal, missing cash",
  },
  {
    id: "invoices",
    question: "How do customers get a receipt or invoice?",
    answer: "VeltoPOS prints it, sends it by email or shows a QR code that the customer scans.",
    swahili: {
      question: "Wateja wanapata risiti aje?",
      answer: "VeltoPOS inaichapa, inaituma kwa email au inaonyesha QR code ambayo mteja anascan.",
    },
    source: "/products/veltopos",
    also: "print receipts, send receipts by whatsapp, whatsapp receipts, customer receipts, invoicing, invoices to my customers, qr code invoice, digital receipt, email receipt, receipt by email, risiti za wateja, kuprint risiti",
  },
  {
    id: "etims",
    question: "Does VeltoPOS work with KRA eTIMS?",
    answer:
      "VeltoPOS makes invoices by print, email or QR code. How they are sent to eTIMS depends on how your business is registered with KRA, so ask us before you buy, and make sure the answer is in your quote.",
    swahili: {
      question: "VeltoPOS inafanya kazi na eTIMS ya KRA?",
      answer:
        "VeltoPOS inatoa invoice kwa karatasi, email au QR code. Jinsi zinavyotumwa eTIMS inategemea biashara yako imesajiliwa vipi na KRA, kwa hivyo tuulize kabla ya kununua, na uhakikishe jibu liko kwenye quotation yako.",
    },
    source: "/etims",
    also: "etims, etims pos, is it etims compliant, kra, kra tax, kra compliant, etims invoices, does it do kra etims invoices, does it support etims, send invoices to kra, etims integration, tims, vscu, oscu, kra approved, inafanya etims, is velto approved by kra, etims receipt from the pos, kra told me to get etims, help me get etims, etims without internet, etims when offline, credit note on etims, mnatoa etims receipt",
  },
  {
    id: "erp-etims",
    question: "Does VeltoERP work with KRA eTIMS?",
    answer:
      "VeltoERP posts sales, stock and tax when an invoice is issued, and shows the VAT and your KRA PIN on it. Sending invoices to eTIMS depends on how your business is set up with KRA. Ask us before you buy, and get the answer in your quote.",
    swahili: {
      question: "VeltoERP inafanya kazi na eTIMS ya KRA?",
      answer:
        "VeltoERP inaandika mauzo, stoki na ushuru invoice inapotolewa, na invoice inaonyesha VAT na KRA PIN yako. Kutuma invoice eTIMS kunategemea biashara yako imesajiliwa vipi na KRA. Tuulize kabla ya kununua, upate jibu kwenye quotation yako.",
    },
    source: "/etims",
    also: "erp etims, veltoerp etims, does the erp send invoices to etims, erp kra compliance",
  },
  {
    id: "scales-scanners",
    question: "Can I connect a barcode scanner or a scale?",
    answer:
      "Yes. VeltoPOS works with barcode scanners and scales: scan an item or weigh it, and it goes straight onto the bill.",
    swahili: {
      question: "Naweza kuunganisha scanner ya barcode au mizani?",
      answer:
        "Ndiyo. VeltoPOS inafanya kazi na scanner za barcode na mizani: scan au pima bidhaa, na inaingia kwenye bili moja kwa moja.",
    },
    source: "/products/veltopos",
    also: "connect a scale, work with a weighing scale, weigh vegetables with a scale, scale integration, connect a scanner, use barcodes, does it read barcodes, kuunganisha mizani",
  },
  {
    id: "browsers",
    question: "Which computers, tablets and browsers does it need?",
    answer:
      "It supports Chrome, Firefox and Safari. Tell us which computers, tablets, printers or scanners you have, and we will tell you whether they will work.",
    swahili: {
      question: "Inahitaji kompyuta, tablet au browser gani?",
      answer:
        "Inafanya kazi kwenye Chrome, Firefox na Safari. Tuambie una kompyuta, tablet, printer au scanner gani, nasi tutakuambia kama zitafaa.",
    },
    source: "/products/veltopos",
    also: "browser support, which browsers, requirements, system requirements, work on a tablet, samsung tablet, run on ipad, use my laptop, my own computer, without buying your hardware, buy the machine elsewhere, do i have to buy the terminal from you, use my own computer, windows, mac, use my own scanner, use my own printer, my old printer, my existing hardware, epson printer, tumia printer yangu, tumia kompyuta yangu",
  },
  {
    id: "mobile-app",
    question: "Is there an app for Android or iPhone?",
    answer:
      "We have no app in Google Play or the App Store; VeltoPOS runs in Chrome, Firefox or Safari. Tell us which phone or tablet you have, and we will tell you whether it will work.",
    swahili: {
      question: "Kuna app ya Android au iPhone?",
      answer:
        "Hatuna app kwenye Google Play au App Store; VeltoPOS inafanya kazi kwenye Chrome, Firefox au Safari. Tuambie una simu au tablet gani, nasi tutakuambia kama itafaa.",
    },
    source: "/products/veltopos",
    also: "android app, ios app, phone app, mobile app, play store, app store, apk, download the app, use my phone as a till, use my own phone as pos, sell with my phone, work on a phone, work on a smartphone, does it work on tecno, tecno phone, samsung phone, infinix, iphone, run on android, pos kwa simu, inafanya kazi kwa simu, tumia simu yangu",
  },
  {
    id: "languages",
    question: "Is it available in Swahili?",
    answer:
      "You can read this site, use its chat and write to us in Swahili. For the screens of VeltoPOS we promise no language here: ask to see them in the demo.",
    swahili: {
      question: "Iko kwa Kiswahili?",
      answer:
        "Unaweza kusoma tovuti hii, kutumia chat na kutuandikia kwa Kiswahili. Skrini za VeltoPOS hatuahidi ni za lugha gani: omba kuziona kwenye demo.",
    },
    source: "/request-demo",
    also: "swahili, kiswahili, in swahili, which languages, language, french, is the system in kiswahili, somali, lugha gani, iko kwa kiswahili",
  },
  {
    id: "shops",
    question: "Is there an edition for shops?",
    answer:
      "VeltoPOS for shops has barcodes, scales, price lists, loyalty cards, gift cards and every branch in one view.",
    swahili: {
      question: "Kuna VeltoPOS ya maduka?",
      answer:
        "VeltoPOS ya maduka ina barcode, mizani, price list, loyalty card, gift card na matawi yote mahali pamoja.",
    },
    source: "/products/veltopos/retail",
    also: "shop, shop system, shop software, i sell clothes, i sell phones and accessories, cereals shop, pos for a shop, retail, retail shop, boutique, clothes shop, grocery, kiosk, chemist, pharmacy, pharmacy software, wholesale, wholesaler, hardware shop, pos for a hardware shop, i have a hardware store, i have a shop in town, electronics shop, cosmetics shop, butchery, agrovet, bookshop, shoe shop, phone shop, price lists, wholesale and retail price, duka, system ya duka, pos ya duka, niko na duka, hardware shop selling cement and nails, duka la hardware",
  },
  {
    id: "spare-parts",
    question: "Does it suit a spare parts shop or a garage?",
    answer:
      "VeltoPOS for Shops serves a parts counter: part numbers, price lists by customer, stock in each branch, returns against the old receipt. There is no edition for garages; tell us how your workshop runs, and we say what fits.",
    swahili: {
      question: "Inafaa duka la spare parts au garage?",
      answer:
        "VeltoPOS ya maduka inafaa kaunta ya spare parts: part number, price list ya kila mteja, stoki ya kila tawi, na kurudisha kwa risiti ya zamani. Hakuna VeltoPOS ya garage; tuambie workshop yako inafanya kazi vipi, tukuambie kinachofaa.",
    },
    source: "/products/veltopos/spare-parts",
    also: "spare parts, spare parts shop, i sell spare parts, i sell auto spare parts on a road, auto spares, motor spares, motorcycle spares, boda boda spares, tyre shop, pos for spare parts, system ya spare parts, duka la spare, nauza spare, part numbers, garage, auto repair, auto garage, mechanic workshop, system ya garage",
  },
  {
    id: "supermarkets",
    question: "Does it suit a minimart or a supermarket?",
    answer:
      "VeltoPOS for Shops serves one till or a row of them: scan, weigh, hold a sale, M-Pesa and card, one list of products for every till and branch, and cash-up by cashier in the evening.",
    swahili: {
      question: "Inafaa minimart au supermarket?",
      answer:
        "VeltoPOS ya maduka inafaa till moja au nyingi: scan, pima, weka mauzo kando, M-Pesa na kadi, orodha moja ya bidhaa kwa till na matawi yote, na kuhesabu pesa za kila keshia jioni.",
    },
    source: "/products/veltopos/supermarkets",
    also: "minimart, mini mart, supermarket, pos for a supermarket, pos for a minimart, supermarket system, supermarket software, self service store, several tills in a supermarket, convenience store, pos ya supermarket, pos ya minimart, system ya supermarket, nina minimart, supermarket yangu",
  },
  {
    id: "other-trades",
    question: "Is there an edition for my kind of business?",
    answer:
      "There are editions for shops, restaurants, bars, rental and furniture. If yours is none of these, such as a school, a hospital, a salon, a SACCO or hotel rooms, tell us what you need and we will tell you whether it fits.",
    swahili: {
      question: "Kuna VeltoPOS ya aina ya biashara yangu?",
      answer:
        "Kuna VeltoPOS ya maduka, mikahawa, baa, kukodisha na fanicha. Yako ikiwa nyingine, kama shule, hospitali, saluni, SACCO au vyumba vya hoteli, tuambie unachohitaji, tukuambie kama itafaa.",
    },
    source: "/products/veltopos",
    also: "which businesses is it for, my type of business, hospital, clinic, edition for hospitals, school, school fees, salon, barber, spa, car wash, petrol station, hotel rooms, hotel room bookings, lodging, guest house, airbnb, sacco, church, ngo, gym, laundry, cyber, printing shop, dental, matatu, real estate, law firm, saluni, shule, hospitali, kinyozi, barbershop",
  },
  {
    id: "expiry-dates",
    question: "Does it track batches and expiry dates?",
    answer:
      "Batches and expiry dates are not on our list of features. Ask in the demo, and have the answer written into your quote.",
    swahili: {
      question: "Inafuata batch na tarehe za kuexpire?",
      answer:
        "Batch na tarehe za kuexpire haziko kwenye orodha yetu ya vitu inavyofanya. Uliza kwenye demo, na jibu liandikwe kwenye quotation yako.",
    },
    source: "/request-demo",
    also: "expiry dates, track expiry dates, expired stock, batch numbers, serial numbers of products, goods expire, tarehe ya kuexpire",
  },
  {
    id: "loyalty",
    question: "Can I reward regular customers?",
    answer:
      "VeltoPOS has coupons, loyalty cards, promotions, an eWallet and gift cards. Points and rewards show up at the till when the customer pays.",
    swahili: {
      question: "Naweza kuwapa zawadi wateja wa kila siku?",
      answer:
        "VeltoPOS ina coupon, loyalty card, promotion, eWallet na gift card. Points na zawadi za mteja zinaonekana kwenye till anapolipa.",
    },
    source: "/products/veltopos/retail",
    also: "loyalty program, loyalty points, loyalty cards, loyality, customer points, gift cards, coupons, promotions at the till, ewallet, vouchers, reward customers, zawadi kwa wateja, points za wateja",
  },
  {
    id: "restaurants",
    question: "How does it help a restaurant?",
    answer:
      "Draw your floor plan, seat and join tables, and send each order straight to a kitchen display. Bills can be split and paid in several ways.",
    swahili: {
      question: "Inasaidia mkahawa aje?",
      answer:
        "Chora mpangilio wa meza zako, karibisha wateja, unganisha meza, na utume kila oda moja kwa moja jikoni. Bili inaweza kugawanywa na kulipwa kwa njia zaidi ya moja.",
    },
    source: "/products/veltopos/restaurants",
    also: "restaurant, pos for a restaurant, restaurant system, restaurant software, cafe, hotel food, fast food, bakery, kitchen display, restaurant with kitchen screen, table management, waiters, waiters and tables, menu, take away, send orders to the kitchen, orders lost on the way to the kitchen, floor plan, hoteli, mkahawa, kibanda, system ya hoteli, chakula jikoni, oda za jikoni",
  },
  {
    id: "bars",
    question: "Is there an edition for bars, wines and spirits?",
    answer:
      "VeltoPOS for bars opens a tab, moves it to another bartender and splits it by amount or percentage. Happy hour prices start and end by the clock, and you get an alert when stock is low.",
    swahili: {
      question: "Kuna VeltoPOS ya baa, wines and spirits?",
      answer:
        "VeltoPOS ya baa inafungua tab, inaihamishia bartender mwingine na kuigawa kwa kiasi au asilimia. Bei za happy hour zinaanza na kuisha saa uliyoweka, na stoki ikipungua unapata alert.",
    },
    source: "/products/veltopos/bars-wines-spirits",
    also: "bar, pos for a bar, bar system, bar software, pub, club, lounge, wines and spirits, pos for wines and spirits, liquor store, cocktails, cocktail recipes, bar tabs, open tabs, transfer tabs, can bartenders transfer tabs, happy hour prices, low stock alerts at the bar, wine tasting, wine club, wine cellar stock, card preauthorization, baa, pombe, keroro, bar kienyeji, system ya baa",
  },
  {
    id: "rental",
    question: "Can I manage rentals and bookings?",
    answer:
      "VeltoPOS for rental has a calendar where you drag bookings, rates by the hour, day, week or month, damage deposits, late fees and agreements signed on the screen.",
    swahili: {
      question: "Naweza kusimamia kukodisha na booking?",
      answer:
        "VeltoPOS ya kukodisha ina kalenda ya booking, bei za saa, siku, wiki au mwezi, deposit, ada ya kuchelewa na mikataba inayosainiwa kwenye skrini.",
    },
    source: "/products/veltopos/rental",
    also: "rental business, hire business, car hire, car rental, rent out tents and chairs, hire out cars by the hour, tents and chairs for hire, equipment rental, events equipment, reservations, reservation calendar, bookings, late return fees, late fees for equipment, damage deposits, customer deposit refund, rental agreement, kukodisha tents, biashara ya kukodisha, nakodisha magari",
  },
  {
    id: "furniture",
    question: "Does it suit a furniture showroom?",
    answer:
      "VeltoPOS for furniture shows the catalogue with pictures and variants, takes custom orders with a deposit or layaway, plans deliveries with a signature, and works out commissions.",
    swahili: {
      question: "Inafaa showroom ya fanicha?",
      answer:
        "VeltoPOS ya fanicha inaonyesha katalogi yenye picha na aina, inapokea oda maalum kwa deposit au layaway, inapanga delivery zenye sahihi ya mteja, na inapiga hesabu ya commission.",
    },
    source: "/products/veltopos/furniture",
    also: "furniture, furniture shop, furniture showroom, furniture software, furniture store system, workshop and showroom, pos for furniture, sofa, sofas, beds, mattresses, customers pay layaway, we sell sofas customers pay slowly, layaway, custom furniture orders, delivery scheduling for furniture, sales commission, commission for sofa sellers, gift registry, fanicha, duka la fanicha, wateja wangu walipe polepole",
  },
  {
    id: "pos-with-erp",
    question: "Do I need the ERP to use the POS?",
    answer:
      "No. VeltoPOS runs on its own. It can connect to VeltoERP, so that sales go into the accounts and the stock.",
    swahili: {
      question: "Je, nahitaji ERP kutumia POS?",
      answer:
        "Hapana. VeltoPOS inafanya kazi peke yake. Inaweza kuunganishwa na VeltoERP, ili mauzo yaingie kwenye hesabu na stoki.",
    },
    source: "/products/veltopos",
    also: "pos without erp, need erp to use pos, do i have to buy erp to use pos, connect pos to erp, pos and erp together, integration between pos and erp, pos standalone",
  },
];
