-- Each request is another buyer with another address, as the order form sends it.
math.randomseed(os.time())
local hex = "0123456789abcdef"
local function digits(count)
  local out = {}
  for i = 1, count do local at = math.random(16); out[i] = hex:sub(at, at) end
  return table.concat(out)
end
request = function()
  local id = digits(8) .. "-" .. digits(4) .. "-4" .. digits(3) .. "-8" .. digits(3) .. "-" .. digits(12)
  local body = "hardware_type=pos-terminal&quantity=2&customer_name=Wanjiku+Kamau&customer_email=wanjiku%40kamau.example"
    .. "&customer_phone=0712345678&shipping_address=Kimathi+Street%2C+Nairobi&payment_method=mpesa&client_request_id=" .. id
  local from = "41." .. math.random(254) .. "." .. math.random(254) .. "." .. math.random(254)
  return wrk.format("POST", nil, {
    ["Content-Type"] = "application/x-www-form-urlencoded",
    ["X-Forwarded-For"] = from,
  }, body)
end
